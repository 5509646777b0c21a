import type { Vanity } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';

type VanityProduct = Pick<
  Vanity['runningLow'][number],
  'skuId' | 'productId' | 'productName' | 'skuName' | 'skuImagePath' | 'status'
>;
export interface VanityReminder extends VanityProduct {
  /** Why the product should be replaced. */
  text: string;
  daysLeft: number;
}

const MAX_REMINDERS = 3;

/** Vanity products that expire after opening soon or are nearly used up: most urgent first, each sku once. */
export function vanityReminders({
  inUse,
  runningLow,
}: Pick<Vanity, 'inUse' | 'runningLow'>): VanityReminder[] {
  const ending = inUse.flatMap((item) =>
    item.daysLeft !== undefined && item.daysLeft <= STORE.account.endingSoonDays
      ? { ...item, daysLeft: item.daysLeft, text: endingText(item.daysLeft, item.openedMonths) }
      : [],
  );
  const runningOut = runningLow.map((product) => ({ ...product, text: lowText(product.daysLeft) }));
  const all = [...ending, ...runningOut].sort((a, b) => a.daysLeft - b.daysLeft);
  return [...new Map(all.toReversed().map((reminder) => [reminder.skuId, reminder])).values()]
    .toReversed()
    .slice(0, MAX_REMINDERS);
}

const endingText = (days: number, months: number | undefined) =>
  days > 0 ? `开封后的期限还剩 ${days} 天` : `开封满 ${months} 个月，建议更换`;
const lowText = (days: number) => (days > 0 ? `按用量估算，约还能用 ${days} 天` : '按用量估算，应该已经用完');
