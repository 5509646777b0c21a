import type { MemberCard } from '@huarong/contract/member-card';
import { CARD_TYPES, type CardType, nextCard } from '@huarong/core/points';
import { isKeyOf, STORE, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { BENEFITS } from './benefits.ts';
import { findCardRenewal } from './card-renewal.ts';
import { getHolder, listCardChanges, readSpending } from './member-card.queries.ts';
import { maskCard } from './rebind-card.ts';
import { validUntil } from './review-card.ts';

const { months, BLACK, GOLD } = STORE.cardTiers;

/** The card, the gap to the next one, the renewal condition and the history of changes. */
export async function getMemberCard(db: Queryable, memberId: string): Promise<MemberCard> {
  const holder = await getHolder(db, memberId);
  const { spent } = await readSpending(db, memberId);
  const until = await validUntil(db, memberId);
  const next = nextCard(holder.card_type, spent);
  const renewal = await findCardRenewal(db, memberId, holder.card_type);
  return {
    cardType: holder.card_type,
    cardName: nameOf(holder.card_type),
    cardNumber: maskCard(holder.card_number),
    ...(until && { validUntil: shanghaiIso(until) }),
    spent: toYuan(spent),
    ...(next && { next: { cardType: next.card, cardName: nameOf(next.card), gap: toYuan(next.gap) } }),
    ...(renewal && {
      keep: {
        until: shanghaiIso(renewal.until),
        needed: toYuan(renewal.needed),
        gap: toYuan(renewal.gap),
        isDueSoon: renewal.isDueSoon,
      },
    }),
    tiers: CARD_TYPES.map((cardType) => ({ cardType, cardName: nameOf(cardType), ...TIERS[cardType] })),
    benefits: BENEFITS,
    history: [
      ...(await listCardChanges(db, memberId)).map(presentChange),
      { at: shanghaiIso(holder.created_at), text: `领取 ${nameOf('PINK')}`, reason: '注册', by: '本人' },
    ],
  };
}

const TIERS: Record<CardType, { condition: string; amount?: string }> = {
  PINK: { condition: '注册即有' },
  WHITE: { condition: '完成首笔付款' },
  BLACK: { condition: `${months} 个月消费`, amount: toYuan(BLACK) },
  GOLD: { condition: `${months} 个月消费`, amount: toYuan(GOLD) },
};

const nameOf = (card: string) => (isKeyOf(STORE.cards, card) ? STORE.cards[card].name : card);

const presentChange = (change: Awaited<ReturnType<typeof listCardChanges>>[number]) => ({
  at: shanghaiIso(change.at),
  text:
    change.from_type === change.to_type
      ? '换绑会员卡'
      : `${change.from_type ? `${nameOf(change.from_type)} → ` : ''}${nameOf(change.to_type)}`,
  reason: change.reason,
  by: change.made_by,
});
