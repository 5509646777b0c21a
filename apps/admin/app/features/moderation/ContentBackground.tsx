import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { REPORT_REASONS } from './moderation-labels.ts';
import type { ContentItem } from './types.ts';

/** Who reported a text, and who wrote it after which order. */
export function ContentBackground({ item }: { item: ContentItem }) {
  const canOpenOrder = useCan()('order:read');
  return (
    <>
      <section className="panel" aria-labelledby="reports">
        <div className="panel-h">
          <h3 id="reports">举报</h3>
        </div>
        {item.reportList.map(({ reason, note, at, outcome }) => (
          <p key={`${at}${reason}`}>
            {REPORT_REASONS[reason]} {note}{' '}
            <span className="muted">
              {formatTime(at)}
              {outcome !== null && (outcome === 'hidden' ? '，已隐藏' : '，已保留')}
            </span>
          </p>
        ))}
        {item.reportList.length === 0 && <p className="muted">没有举报</p>}
      </section>
      <section className="panel" aria-labelledby="author">
        <div className="panel-h">
          <h3 id="author">作者与订单</h3>
        </div>
        <dl className="kv">
          <dt>评价</dt>
          <dd>
            已显示 {item.authorShown} 条，已隐藏 {item.authorHidden} 条
          </dd>
          <dt>订单</dt>
          <dd>
            {item.orderId === null ? (
              '—'
            ) : canOpenOrder ? (
              <Link className="lnk" to={`/orders/${item.orderId}`}>
                {item.orderId}
              </Link>
            ) : (
              item.orderId
            )}
          </dd>
        </dl>
      </section>
    </>
  );
}
