import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { displayTimeLeft } from './display-time-left.ts';
import styles from './TimeLeft.module.css';

interface TimeLeftProps {
  seconds: number;
  /** What happens when the time is over. */
  consequence?: string | undefined;
}

/** Time left to pay, by the server's clock; reloads the page data when it runs out. */
export function TimeLeft({ seconds, consequence = '逾期订单自动取消' }: TimeLeftProps) {
  const [until] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.round((until - performance.now()) / 1000));
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      void revalidate();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, revalidate]);
  return (
    <p className={styles.left} role="timer" aria-live="off">
      请在 <b>{displayTimeLeft(left)}</b> 内付款，{consequence}
    </p>
  );
}
