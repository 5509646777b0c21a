import type { ReturnDetail } from '@huarong/contract/returns';
import { shortTime } from '../words/words.ts';
import styles from './History.module.css';

/** What has happened, the latest first. */
export const History = ({ timeline }: { timeline: ReturnDetail['timeline'] }) => (
  <ol className={styles.history} aria-label="退货记录">
    {timeline.map(({ at, title, text }) => (
      <li key={at + title}>
        <time dateTime={at}>{shortTime(at)}</time>
        <p>
          <b>{title}</b>
          {text}
        </p>
      </li>
    ))}
  </ol>
);
