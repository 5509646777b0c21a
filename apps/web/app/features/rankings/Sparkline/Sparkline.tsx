import styles from './Sparkline.module.css';
import { sparkPoints } from './spark-points.ts';

const SIZE = { width: 98, height: 28 };

/** Line chart of eight weeks; the last week has a dot. */
export function Sparkline({ weeks }: { weeks: readonly number[] }) {
  const points = sparkPoints(weeks, SIZE);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`近 ${weeks.length} 周每周件数：${weeks.join('、')}`}
    >
      <polyline points={points.map((point) => point.join(' ')).join(',')} fill="none" stroke="currentColor" />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}
