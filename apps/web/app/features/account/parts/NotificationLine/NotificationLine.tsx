import type { ReactNode } from 'react';
import { shortMomentText } from '../../format/moment-text.ts';
import styles from './NotificationLine.module.css';

interface NotificationEntry {
  at: string;
  title?: string | undefined;
  text: ReactNode;
}

/** What has happened, the latest first: to a return, to a parcel. */
export const NotificationLine = ({
  label,
  news: entries,
}: {
  label: string;
  news: readonly NotificationEntry[];
}) => (
  <ol className={styles.news} aria-label={label}>
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
);
