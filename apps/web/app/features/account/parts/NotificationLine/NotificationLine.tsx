import type { ReactNode } from 'react';
import { shortMomentText } from '../../format/moment-text.ts';
import styles from './NotificationLine.module.css';

interface News {
  at: string;
  title?: string | undefined;
  text: ReactNode;
}

/** What has happened, the latest first: to a return, to a parcel. */
export const NewsLine = ({ label, news }: { label: string; news: readonly News[] }) => (
  <ol className={styles.news} aria-label={label}>
    {[...news.entries()].map(([place, { at, title, text }]) => (
      <li key={place}>
        <time dateTime={at}>{shortMomentText(at)}</time>
        <p>
          {title && <b>{title}</b>}
          {text}
        </p>
      </li>
    ))}
  </ol>
);
