import styles from './Movement.module.css';

/** Change of rank since last week; a new entry has no number. */
export function Movement({ change }: { change: number | undefined }) {
  if (change === undefined) return <span className={`${styles.mark} ${styles.fresh}`}>新上榜</span>;
  if (change > 0) return <span className={`${styles.mark} ${styles.up}`}>上升 {change}</span>;
  if (change < 0) return <span className={`${styles.mark} ${styles.down}`}>下降 {-change}</span>;
  return <span className={`${styles.mark} ${styles.level}`}>持平</span>;
}
