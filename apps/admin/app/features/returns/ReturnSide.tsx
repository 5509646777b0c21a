import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { Timeline } from '../../ui/evidence/Timeline.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import type { ReturnDetail } from './types.ts';

/** Who returns, what was decided before, and what happened so far. */
export function ReturnSide({ detail }: { detail: ReturnDetail }) {
  const can = useCan();
  const { memberId, returns } = detail.member;
  return (
    <aside className="desk-side stack stack-4">
      <section className="panel" aria-labelledby="member-returns">
        <div className="panel-h">
          <h3 id="member-returns">{memberId ? '会员' : '游客'}的退货，90 天</h3>
          {memberId && can('member:read') && (
            <div className="right">
              <Link className="lnk" to={`/members/${memberId}`}>
                打开会员
              </Link>
            </div>
          )}
        </div>
        {returns.length === 0 ? (
          <p className="hint">没有其他退货</p>
        ) : (
          <table className="tbl tbl-flat tbl-in">
            <tbody>
              {returns.map((each) => (
                <tr key={each.returnId}>
                  <td>
                    <Link className="lnk" to={`/returns/${each.returnId}`}>
                      {formatTime(each.createdAt)}
                    </Link>
                  </td>
                  <td>
                    <div className="c2">
                      <span>{each.reasonText}</span>
                      <small>{each.statusText}</small>
                    </div>
                  </td>
                  <td className="num money">{formatFen(each.refundFen)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="panel" aria-labelledby="earlier">
        <div className="panel-h">
          <h3 id="earlier">同一商品的决定，180 天</h3>
        </div>
        {detail.earlierDecisions.length === 0 ? (
          <p className="hint">没有其他退货</p>
        ) : (
          <table className="tbl tbl-flat tbl-in">
            <thead>
              <tr>
                <th>原因</th>
                <th className="num">笔</th>
                <th className="num">同意</th>
                <th className="num">拒绝</th>
              </tr>
            </thead>
            <tbody>
              {detail.earlierDecisions.map(({ reasonText, returns: count, approved, refused }) => (
                <tr key={reasonText}>
                  <td className="wrap-c">{reasonText}</td>
                  <td className="num">{count}</td>
                  <td className="num">{approved}</td>
                  <td className="num">{refused}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="panel" aria-labelledby="history">
        <div className="panel-h">
          <h3 id="history">经过</h3>
        </div>
        <Timeline
          items={detail.history.map(({ id, at, title, note, by, name }) => ({
            id,
            at,
            by,
            name: name ?? (by === 'shopper' ? '顾客' : '系统'),
            text: title,
            // Written to the shopper.
            detail: note.replace(/^你/, '顾客'),
          }))}
        />
      </section>
      <AuditTab kind="return" id={detail.returnId} />
    </aside>
  );
}
