import { countdownParts } from '@huarong/core/shared';
import { Fragment } from 'react';
import styles from './Countdown.module.css';
import { countdownText } from './countdown-text.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface CountdownProps {
  /** End time, as an ISO string. */
  endsAt: string;
  /** Server time of the response this page shows, as an ISO string. */
  serverNow: string;
  /** A line of text, or white digits in dark boxes. */
  variant?: 'text' | 'boxed' | undefined;
  /** Called once when the countdown ends. */
  onEnd?: (() => void) | undefined;
}

/** Not a live region, so screen readers do not announce it every second. */
export function Countdown({ endsAt, serverNow, variant = 'text', onEnd }: CountdownProps) {
  const left = useTimeLeft(endsAt, serverNow, onEnd);
  if (variant === 'boxed') return <Boxed left={left} />;
  return (
    <span className={styles['text']} role="timer" aria-live="off">
      {countdownText(left)}
    </span>
  );
}

function Boxed({ left }: { left: number }) {
  const { days, clock } = countdownParts(left);
  const [hours, minutes, seconds] = clock.split(':');
  return (
    <span className={styles['boxed']} role="timer" aria-live="off" aria-label={countdownText(left)}>
      {days > 0 && (
        <>
          <b>{String(days).padStart(2, '0')}</b>天
        </>
      )}
      {Object.entries({ hours, minutes, seconds }).map(([unit, digits], index) => (
        <Fragment key={unit}>
          {index > 0 && ':'}
          <b>{digits}</b>
        </Fragment>
      ))}
    </span>
  );
}
