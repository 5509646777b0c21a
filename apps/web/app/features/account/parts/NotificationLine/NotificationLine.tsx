import type { ReactNode } from 'react';
import { shortMomentText } from '../../format/moment-text.ts';
import styles from './NotificationLine.module.css';

interface NotificationEntry {
  at: string;
  title?: string | undefined;
  text: ReactNode;
}

/** Events of a return or a parcel, latest first. */
export const NotificationLine = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly NotificationEntry[];
}) => (
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
);
