import { formatFen } from '../../ui/format.ts';
import type { Comparison } from './types.ts';

/** Refunds leave the account, so they are below zero. */
const shown = (isRefund: boolean, amountFen: number) => formatFen(isRefund ? -amountFen : amountFen);

/** Each provider's payments and refunds: by its bill, by our books, and what is between them. */
export function DayTable({ rows }: { rows: readonly Comparison[] }) {
  const net = (of: (row: Comparison) => number) =>
    rows.reduce((total, row) => total + (row.isRefund ? -of(row) : of(row)), 0);
  const count = (of: (row: Comparison) => number) => rows.reduce((total, row) => total + of(row), 0);
  const open = count(({ differences }) => differences);
  return (
    <div className="tw">
      <table className="tbl" aria-label="各渠道对账">
        <thead>
          <tr>
            <th>渠道</th>
            <th>账单来源</th>
            <th className="num">账单笔数</th>
            <th className="num">账单金额</th>
            <th className="num">本店笔数</th>
            <th className="num">本店金额</th>
            <th className="num">相差</th>
            <th>状态</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <td>{row.label}</td>
              <td>{row.sourceText}</td>
              <td className="num">{row.bill ? row.bill.count.toLocaleString('en-US') : '—'}</td>
              <td className="num">{row.bill ? shown(row.isRefund, row.bill.amountFen) : '—'}</td>
              <td className="num">{row.ours.count.toLocaleString('en-US')}</td>
              <td className="num">{shown(row.isRefund, row.ours.amountFen)}</td>
              <td className="num">
                <Gap fen={row.bill ? Math.abs(row.bill.amountFen - row.ours.amountFen) : null} />
              </td>
              <td>
                <State row={row} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>合计</td>
            <td />
            <td className="num">{count(({ bill }) => bill?.count ?? 0).toLocaleString('en-US')}</td>
            <td className="num">{formatFen(net(({ bill }) => bill?.amountFen ?? 0))}</td>
            <td className="num">{count(({ ours }) => ours.count).toLocaleString('en-US')}</td>
            <td className="num">{formatFen(net(({ ours }) => ours.amountFen))}</td>
            <td className="num">
              {formatFen(
                rows.reduce(
                  (total, { bill, ours }) => total + (bill ? Math.abs(bill.amountFen - ours.amountFen) : 0),
                  0,
                ),
              )}
            </td>
            <td>{open === 0 ? '没有差异' : `${open} 条差异`}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Gap = ({ fen }: { fen: number | null }) =>
  fen === null ? '—' : fen === 0 ? formatFen(0) : <b className="money-out">{formatFen(fen)}</b>;

function State({ row: { state, differences, problem } }: { row: Comparison }) {
  if (state === 'waiting') return <span className="st st-half">正在对账</span>;
  if (state === 'none') return <span className="st">还没有对账</span>;
  if (state !== 'done')
    return (
      <span className="c2">
        <span className="st st-bad">没有对成</span>
        <small>{problem}</small>
      </span>
    );
  return differences === 0 ? (
    <span className="st st-ok">对平</span>
  ) : (
    <span className="st st-bad">{differences} 条差异</span>
  );
}
