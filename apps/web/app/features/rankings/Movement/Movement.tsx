import styles from './Movement.module.css';

/** How far a product has come since last week; no number for a newcomer. */
export function Movement({ change }: { change: number | undefined }) {
  if (change === undefined) return <span className={`${styles.mark} ${styles.fresh}`}>新上榜</span>;
  if (change > 0) return <span className={`${styles.mark} ${styles.up}`}>上升 {change}</span>;
  if (change < 0) return <span className={`${styles.mark} ${styles.down}`}>下降 {-change}</span>;
  return <span className={`${styles.mark} ${styles.level}`}>持平</span>;
}
