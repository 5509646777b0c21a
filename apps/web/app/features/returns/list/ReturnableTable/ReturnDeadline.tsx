import type { Returnable } from '@huarong/contract/returns';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import styles from '../../returns.module.css';
import { daysLeft, lastDayText } from '../../texts/return-texts.ts';

/** From this many days before the deadline it is shown in red. */
const SOON_DAYS = 2;

/** Reason 1: returnable without giving a cause (7 天无理由). */
export const isReturnableWithoutReason = ({ reasons }: Returnable) =>
  reasons.some(({ reason }) => reason === 1);

/** The last day to return a line, and the later one for faults. */
export function ReturnDeadline({ line }: { line: Returnable }) {
  const now = useShopNow();
  if (line.recallUntil !== undefined)
    return (
      <>
        {lastDayText(line.recallUntil)}
        <small>商品召回，退货邮费由花容承担</small>
      </>
    );
  if (line.exception !== undefined)
    return (
      <>
        <span className={styles.quiet}>{line.exception}</span>
        <small>质量问题或过敏可到 {lastDayText(line.qualityUntil)}</small>
      </>
    );
  if (!isReturnableWithoutReason(line))
    return (
      <>
        {lastDayText(line.qualityUntil)}
        <small>
          已过 {line.returnDays} 天，质量问题或过敏 {line.faultDays} 天内可退
        </small>
      </>
    );
  const left = now ? daysLeft(line.returnableUntil!, now) : null;
  return (
    <>
      <span className={styles.day} data-soon={(left !== null && left <= SOON_DAYS) || undefined}>
        {lastDayText(line.returnableUntil!)}
      </span>
      <small>
        {left !== null && `还剩 ${left} 天；`}质量问题或过敏可到 {lastDayText(line.qualityUntil)}
      </small>
    </>
  );
}
