import { endOfShanghaiWeek } from '@huarong/core/campaigns';
import { Countdown } from '@huarong/ui';
import { useShopNow } from '../../../platform/clock/use-shop-now.ts';
import styles from './WeekCountdown.module.css';

/** Countdown to the end of the weekly specials, by the server's clock. */
export function WeekCountdown() {
  const now = useShopNow();
  return (
    <p className={styles.left}>
      每周一 00:00 换新
      {now && (
        <>
          <span>距结束</span>
          <Countdown
            endsAt={endOfShanghaiWeek(new Date(now)).toISOString()}
            serverNow={now}
            variant="boxed"
          />
        </>
      )}
    </p>
  );
}
