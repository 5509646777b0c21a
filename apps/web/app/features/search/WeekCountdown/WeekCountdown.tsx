import { endOfShanghaiWeek } from '@huarong/core/campaigns';
import { Countdown } from '@huarong/ui';
import { useShopNow } from '../../../platform/clock/use-shop-now.ts';
import styles from './WeekCountdown.module.css';

/** How long the week's specials still hold, by the shop's clock and not the visitor's. */
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
