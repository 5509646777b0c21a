import { Link } from 'react-router';
import { formatFen, formatTime } from '../../ui/format.ts';
import type { PresaleChangeRow, PresaleChangesList } from './presale-labels.ts';

/** What was changed after people had ordered, how far it is, and what waits for a second person. */
export function PresaleChanges({ changes: { rows, waiting } }: { changes: PresaleChangesList }) {
  if (rows.length === 0 && waiting.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="ps-changes">
      <div className="panel-h">
        <h2 id="ps-changes">改期与取消</h2>
      </div>
      <ul className="ps-changes">
        {waiting.map(({ approvalId, title, requestedBy }) => (
          <li key={`waiting-${approvalId}`}>
            <span className="st st-wait">等待批准</span>
            <Link to={`/approvals/${approvalId}`}>{title}</Link>
            <small>{requestedBy} 申请</small>
          </li>
        ))}
        {rows.map((row) => (
          <li key={row.changeId}>
            <span className={row.state === 'done' ? 'st st-ok' : 'st st-go'}>
              {row.state === 'done' ? '已完成' : '进行中'}
            </span>
            <b>{row.kind === 'dates' ? '改时间' : '不能发货，全部退款'}</b>
            <span>{effectOf(row)}</span>
            <small>
              {formatTime(row.at)}，{row.requestedBy} 申请，{row.approvedBy} 批准：{row.reason}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function effectOf(row: PresaleChangeRow): string {
  if (row.kind === 'dates')
    return [
      ...(row.before?.depositUntil === row.after?.depositUntil
        ? []
        : [`付定金到 ${formatTime(row.after?.depositUntil ?? null)}`]),
      ...(row.before?.balanceUntil === row.after?.balanceUntil
        ? []
        : [`付尾款到 ${formatTime(row.after?.balanceUntil ?? null)}`]),
      `已通知 ${row.done} 人`,
    ].join('，');
  return [
    `${row.done} 单已取消，退款 ${formatFen(row.refundFen)}`,
    ...(row.extraFen > 0
      ? [`另补 ${formatFen(row.extraFen)}，其中 ${formatFen(row.extraDueFen)} 还没转账`]
      : []),
    ...(row.skipped > 0 ? [`${row.skipped} 单已有变化，没有动`] : []),
  ].join('，');
}
