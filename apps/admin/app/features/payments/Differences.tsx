import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import type { Day, Difference } from './types.ts';

interface DifferencesProps {
  page: Day;
  kind: string | null;
  onChoose: (difference: Difference) => void;
}

/** The differences of the day by kind, each with what is likely behind it. */
export function Differences({ page: { day, kinds, differences }, kind, onChoose }: DifferencesProps) {
  const all = kinds.reduce((total, { count }) => total + count, 0);
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>差异</h2>
      </header>
      <div className="panel-b">
        <nav className="views" aria-label="按种类">
          <Link to={`?day=${day}`} aria-current={kind === null ? 'page' : undefined}>
            全部<span className="n">{all}</span>
          </Link>
          {kinds.map(({ kind: each, label, count }) => (
            <Link
              key={each}
              to={`?day=${day}&kind=${each}`}
              aria-current={kind === each ? 'page' : undefined}
            >
              {label}
              <span className="n">{count}</span>
            </Link>
          ))}
        </nav>
        {differences.length === 0 ? (
          <Empty title="这一天没有差异" icon="check" />
        ) : (
          <div className="tw">
            <table className="tbl tbl-2 tbl-flat" aria-label="差异">
              <thead>
                <tr>
                  <th>种类</th>
                  <th>支付单 / 渠道单号</th>
                  <th className="num">账单</th>
                  <th className="num">本店</th>
                  <th>多半是</th>
                  <th>处理</th>
                </tr>
              </thead>
              <tbody>
                {differences.map((each) => (
                  <tr key={each.differenceId}>
                    <td>
                      <span className={each.kind.includes('there-not-here') ? 'tag tag-err' : 'tag tag-warn'}>
                        {each.kindText}
                      </span>
                    </td>
                    <td>
                      <Numbers difference={each} />
                    </td>
                    <td className="num">{each.thereFen ? formatFen(each.thereFen) : '—'}</td>
                    <td className="num">{each.hereFen ? formatFen(each.hereFen) : '—'}</td>
                    <td>{each.causeText}</td>
                    <td>
                      <Act difference={each} onChoose={onChoose} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </section>
  );
}

const Numbers = ({ difference: { paymentId, refundId, tradeNo, movedAt, isOurs, providerText } }: Own) => (
  <span className="c2">
    {isOurs && paymentId ? (
      <span>
        <Link className="lnk no" to={`/payments/${paymentId}`}>
          {refundId ?? paymentId}
        </Link>
      </span>
    ) : (
      <span className="no">{refundId ?? paymentId ?? tradeNo ?? '—'}</span>
    )}
    <small>
      {providerText}
      {movedAt && `，${formatTime(movedAt)}`}
    </small>
  </span>
);
interface Own {
  difference: Difference;
}

function Act({ difference, onChoose }: Own & Pick<DifferencesProps, 'onChoose'>) {
  const can = useCan();
  const { resolved, approvalId, isWaiting } = difference;
  if (resolved)
    return (
      <span className="c2">
        <span>{resolved.text}</span>
        <small>{[resolved.by, resolved.note].filter(Boolean).join('，')}</small>
      </span>
    );
  if (approvalId !== null)
    return (
      <Link className="lnk" to={`/approvals/${approvalId}`}>
        等第二个人
      </Link>
    );
  if (isWaiting) return '等一天';
  if (!can('reconciliation:resolve')) return '还没有处理';
  return (
    <button
      type="button"
      className="btn btn-sm"
      aria-label={`处理 ${difference.paymentId ?? difference.differenceId}`}
      onClick={() => onChoose(difference)}
    >
      处理
    </button>
  );
}
