import { Link } from 'react-router';
import { formatTime } from '../../ui/format.ts';

interface Mention {
  mentionId: string | number;
  orderId: string;
  by: string;
  text: string;
  at: string;
  isRead: boolean;
}

/** Notes of orders that name the reader. The page of the order marks one as read. */
export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  const unread = mentions.filter(({ isRead }) => !isRead).length;
  return (
    <section className="panel mt-4" aria-label="提到我的">
      <div className="panel-h">
        <h2>提到我的</h2>
        {unread > 0 && <span className="tag tag-info">{unread} 条未读</span>}
      </div>
      <ul className="stack">
        {mentions.map(({ mentionId, orderId, by, text, at, isRead }) => (
          <li className="row" key={mentionId}>
            <span className={isRead ? 'st st-ok' : 'st st-wait'}>{isRead ? '已读' : '未读'}</span>
            <Link className="grow ell" to={`/orders/${orderId}?mention=${mentionId}`}>
              {by}：{text}
            </Link>
            <span className="no muted">{orderId}</span>
            <time dateTime={at} className="muted">
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
