import type { MemberCard } from '@huarong/contract/member-card';
import { CARD_TYPES, type CardLevels, type CardType, freeFromOf, nextCard } from '@huarong/core/points';
import { isKeyOf, STORE, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { readCardLevels } from '../card-levels/index.ts';
import { readSetting } from '../settings/index.ts';
import { benefitsOf } from './benefits.ts';
import { findCardRenewal } from './card-renewal.ts';
import { getHolder, listCardChanges, readSpending } from './member-card.queries.ts';
import { maskCard } from './rebind-card.ts';
import { validUntil } from './review-card.ts';

/** The card, the gap to the next one, the renewal condition and the history of changes. */
export async function getMemberCard(db: Queryable, memberId: string): Promise<MemberCard> {
  const holder = await getHolder(db, memberId);
  const levels = await readCardLevels(db);
  const { spent } = await readSpending(db, memberId, levels);
  const until = await validUntil(db, memberId);
  const next = nextCard(holder.card_type, spent, levels);
  const renewal = await findCardRenewal(db, memberId, holder.card_type);
  return {
    cardType: holder.card_type,
    cardName: nameOf(holder.card_type),
    cardNumber: maskCard(holder.card_number),
    ...(until && { validUntil: shanghaiIso(until) }),
    spent: toYuan(spent),
    months: levels.months,
    ...(next && {
      next: {
        cardType: next.card,
        cardName: nameOf(next.card),
        gap: toYuan(next.gap),
        pointsPercent: levels.pointsPercent[next.card],
      },
    }),
    ...(renewal && {
      keep: {
        until: shanghaiIso(renewal.until),
        needed: toYuan(renewal.needed),
        gap: toYuan(renewal.gap),
        isDueSoon: renewal.isDueSoon,
      },
    }),
    tiers: CARD_TYPES.map((cardType) => ({
      cardType,
      cardName: nameOf(cardType),
      ...tierOf(cardType, levels),
    })),
    benefits: benefitsOf(
      { ...levels, freeFrom: freeFromOf(levels, await readSetting(db, 'freight')) },
      (await readSetting(db, 'points')).perYuan,
    ),
    history: [
      ...(await listCardChanges(db, memberId)).map(presentChange),
      { at: shanghaiIso(holder.created_at), text: `领取 ${nameOf('PINK')}`, reason: '注册', by: '本人' },
    ],
  };
}

function tierOf(card: CardType, levels: CardLevels): { condition: string; amount?: string } {
  if (card === 'PINK') return { condition: '注册即有' };
  if (card === 'WHITE') return { condition: '完成首笔付款' };
  return { condition: `${levels.months} 个月消费`, amount: toYuan(levels[card]) };
}

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
