import type { ReactNode } from 'react';
import { formatTime } from '../format.ts';

export interface TimelineItem {
  id: string;
  at: string;
  /** Whose step it is; staff have a name, the shop and the shopper have none. */
  by: 'staff' | 'shopper' | 'system';
  name?: string | undefined;
  text: ReactNode;
  detail?: ReactNode;
}

/** What happened, newest first. */
export const Timeline = ({ items }: { items: readonly TimelineItem[] }) => (
  <ol className="tl">
    {items.map(({ id, at, by, name, text, detail }) => (
      <li key={id}>
        <span className="dot">
          {by === 'staff' && name && <span className="av av-sm">{name.slice(0, 1)}</span>}
        </span>
        <div>
          <p>
            {name && <b>{name}</b>} {text} {detail && <small>{detail}</small>}
          </p>
        </div>
        <time dateTime={at}>{formatTime(at)}</time>
      </li>
    ))}
  </ol>
);
