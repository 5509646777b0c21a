import { Link } from 'react-router';
import { formatTime } from '../../ui/format.ts';
import { KINDS } from './moderation-labels.ts';
import type { ContentItem, ContentQueue } from './types.ts';

interface QueueListProps {
  view: string;
  queue: ContentQueue;
  /** The cursor of this page, as it stands in the address; empty on the first page. */
  position: string;
  item: ContentItem | null;
}

/** The texts of a view, a page at a time. */
export const QueueList = ({ view, queue, position, item }: QueueListProps) => (
  <>
    {queue.rows.map((row) => (
      <Link
        key={`${row.kind}-${row.id}`}
        className="desk-item"
        to={`?view=${view}${position}&kind=${row.kind}&id=${row.id}`}
        aria-current={row.kind === item?.kind && row.id === item.id ? 'true' : undefined}
      >
        <span className="l1">
          <span>
            <b>
              {KINDS[row.kind]}
              {row.stars !== null && `　${row.stars} 星`}
            </b>
            {'　'}
            <span className="muted">{row.author}</span>
          </span>
          <span className="due">{formatTime(row.writtenAt)}</span>
        </span>
        <span className="ell">{row.text}</span>
        <span className="l2">
          <span>
            {row.word !== null && `命中「${row.word}」`}
            {row.reports > 0 && `　${row.reports} 人举报`}
          </span>
        </span>
      </Link>
    ))}
    {(queue.previous !== null || queue.next !== null) && (
      <div className="pager">
        {queue.previous !== null && (
          <Link className="btn btn-sm" to={`?view=${view}&before=${queue.previous}`}>
            上一页
          </Link>
        )}
        {queue.next !== null && (
          <Link className="btn btn-sm" to={`?view=${view}&after=${queue.next}`}>
            下一页
          </Link>
        )}
      </div>
    )}
  </>
);
