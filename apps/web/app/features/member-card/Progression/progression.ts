import type { MemberCard } from '@huarong/contract/member-card';
import { amountText } from '../../account/index.ts';

/** What the next card level requires, in one sentence. */
export function nextCardText({ next, cardName }: Pick<MemberCard, 'next' | 'cardName'>): string {
  if (!next) return `你已经是${cardName}会员`;
  return next.cardType === 'WHITE'
    ? `完成首笔付款，升为${next.cardName}`
    : `再消费 ${amountText(next.gap)}，升为${next.cardName}`;
}

/** Progress from each level to the next, in percent. */
export function tierProgress({
  tiers,
  cardType,
  spent,
}: Pick<MemberCard, 'tiers' | 'cardType' | 'spent'>): number[] {
  const currentIndex = tiers.findIndex((tier) => tier.cardType === cardType);
  return tiers.map((tier, index) => {
    if (index !== currentIndex) return index < currentIndex ? 100 : 0;
    const from = Number(tier.amount ?? 0);
    const to = Number(tiers[index + 1]?.amount ?? 0);
    if (to <= from) return 0;
    return Math.min(100, Math.max(0, Math.round(((Number(spent) - from) * 100) / (to - from))));
  });
}
