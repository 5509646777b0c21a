import type { CommentSummary } from '@huarong/contract/community';
import { Progress, Stars } from '@huarong/ui';
import styles from './RatingSummary.module.css';

const MAX_STARS = 5;

interface RatingSummaryProps {
  summary: CommentSummary;
  /** The number of stars that the list is limited to. */
  chosen: number | undefined;
  onChoose: (stars: number) => void;
}

/** The average score, its aspects and the distribution of stars, each of which filters the list. */
export function RatingSummary({ summary, chosen, onChoose }: RatingSummaryProps) {
  const total = summary.starCounts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className={styles.summary}>
      <div>
        <b>{summary.average.toFixed(1)}</b>
        <Stars score={summary.average} />
        <p>好评率 {summary.praiseRate}%</p>
      </div>
      <ul>
        {summary.aspects.map(({ name, average }) => (
          <li key={name}>
            {name}
            <Progress label={name} percent={(average / MAX_STARS) * 100} />
            {average.toFixed(1)}
          </li>
        ))}
      </ul>
      <ul>
        {summary.starCounts
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <li key={stars}>
              <button
                type="button"
                className={styles.stars}
                aria-pressed={chosen === stars}
                onClick={() => onChoose(stars)}
              >
                {stars} 星
              </button>
              <Progress label={`${stars} 星`} percent={(count / total) * 100} />
              {count}
            </li>
          ))}
      </ul>
    </div>
  );
}
