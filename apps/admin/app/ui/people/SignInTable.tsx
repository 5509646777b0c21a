import { formatTime } from '../format.ts';

export interface SignInRow {
  at: string;
  /** By password, code, SMS … */
  way: string;
  outcome: string;
  /** An address or a network. */
  from: string;
  /** The device, or what was risky. */
  detail?: string;
}

interface SignInTableProps {
  rows: readonly SignInRow[];
  fromLabel?: string;
  /** Absent: the rows have no detail. */
  detailLabel?: string;
}

/** Sign-ins of a member or of staff, newest first. */
export const SignInTable = ({ rows, fromLabel = '地址', detailLabel }: SignInTableProps) =>
  rows.length === 0 ? (
    <p className="muted">没有登录记录</p>
  ) : (
    <table className="tbl tbl-in">
      <thead>
        <tr>
          <th>时间</th>
          <th>方式</th>
          <th>结果</th>
          <th>{fromLabel}</th>
          {detailLabel && <th>{detailLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, way, outcome, from, detail }) => (
          <tr key={`${at}${way}${outcome}`}>
            <td>{formatTime(at)}</td>
            <td>{way}</td>
            <td>{outcome}</td>
            <td>{from}</td>
            {detailLabel && <td>{detail || <span className="muted">无</span>}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
