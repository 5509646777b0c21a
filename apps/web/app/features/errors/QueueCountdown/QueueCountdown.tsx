import { useEffect, useState } from 'react';
import styles from './QueueCountdown.module.css';

interface QueueCountdownProps {
  seconds: number;
  /** Path the browser returns to when the time is over. */
  back: string;
}

/** Computed from the clock, so it stays right in a suspended tab. */
export function QueueCountdown({ seconds, back }: QueueCountdownProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      window.location.replace(back);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, back]);

  return (
    <>
      <div className={styles.wait}>
        <b>{left}</b>
        <span>
          秒后自动重试
          <small>由服务器给出的等待时间，刷新不会变快</small>
        </span>
      </div>
      <progress className={styles.bar} max={seconds} value={seconds - left} aria-label="等待进度" />
    </>
  );
}
