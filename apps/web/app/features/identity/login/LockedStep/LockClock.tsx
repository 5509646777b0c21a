import { shanghaiTime } from '@huarong/core/shared';
import { useState } from 'react';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { clockText } from '../../verification/clock-text.ts';
import { secondsFromNow, useSecondsLeft } from '../../verification/use-seconds-left.ts';
import styles from './LockedStep.module.css';

/** The time until the lock opens by itself. */
export function LockClock({ seconds }: { seconds: number }) {
  const [opensAt] = useState(() => new Date(shopNow().getTime() + seconds * 1000));
  const [until] = useState(() => secondsFromNow(seconds));
  return (
    <div className={styles.clock}>
      <b role="timer" aria-live="off">
        {clockText(useSecondsLeft(until))}
      </b>
      <span>后自动解锁</span>
      <small>{shanghaiTime(opensAt)} 起可再次用密码登录</small>
    </div>
  );
}
