import { type ReactNode, useState } from 'react';
import { shortMomentText } from '../../format/moment-text.ts';
import styles from './NotificationLine.module.css';

interface NotificationEntry {
  at: string;
  title?: string | undefined;
  text: ReactNode;
}

/** What a phone shows at first. */
const SHOWN_COUNT = 3;

/** Events of a return or a parcel, latest first. A phone shows the latest ones, until it is asked for the others. */
export function NotificationLine({
  label,
  entries,
}: {
  label: string;
  entries: readonly NotificationEntry[];
}) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div data-expanded={isExpanded || undefined} className={styles.line}>
      <ol className={styles.entries} aria-label={label}>
        {[...entries.entries()].map(([index, { at, title, text }]) => (
          <li key={index}>
            <time dateTime={at}>{shortMomentText(at)}</time>
            <p>
              {title && <b>{title}</b>}
              {text}
            </p>
          </li>
        ))}
      </ol>
      {entries.length > SHOWN_COUNT && (
        <button type="button" className={styles.older} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? '收起' : '更早的记录'}
        </button>
      )}
    </div>
  );
}
