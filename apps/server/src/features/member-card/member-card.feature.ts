import { memberCardContract } from '@huarong/contract/member-card';
import { nextCard } from '@huarong/core/points';
import { accept, STORE, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { bindCard } from '../stored-cards/index.ts';
import { BENEFITS } from './benefits.ts';
import { getHolder, listCardChanges, readSpending } from './member-card.queries.ts';
import { maskCard, rebindCard } from './rebind-card.ts';
import { validUntil } from './review-card.ts';

const memberOf = ({ actor }: Context) => (actor.kind === 'member' ? actor.memberId : '');
const nameOf = (card: string) =>
  Object.hasOwn(STORE.cards, card) ? STORE.cards[card as keyof typeof STORE.cards].name : card;

export const memberCardFeature: Feature = implement(memberCardContract, {
  async memberCard(context) {
    const { db } = context;
    const memberId = memberOf(context);
    const holder = await getHolder(db, memberId);
    const { spent } = await readSpending(db, memberId);
    const until = await validUntil(db, memberId);
    const next = nextCard(holder.card_type, spent);
    const changes = await listCardChanges(db, memberId);
    return accept({
      cardType: holder.card_type,
      cardName: nameOf(holder.card_type),
      cardNumber: maskCard(holder.card_number),
      ...(until && { validUntil: shanghaiIso(until) }),
      spent: toYuan(spent),
      ...(next && { next: { cardType: next.card, cardName: nameOf(next.card), gap: toYuan(next.gap) } }),
      benefits: BENEFITS,
      history: [
        ...changes.map(({ at, from_type, to_type, reason, made_by }) => ({
          at: shanghaiIso(at),
          text:
            from_type === to_type
              ? '换绑会员卡'
              : `${from_type ? `${nameOf(from_type)} → ` : ''}${nameOf(to_type)}`,
          reason,
          by: made_by,
        })),
        { at: shanghaiIso(holder.created_at), text: `领取 ${nameOf('PINK')}`, reason: '注册', by: '本人' },
      ],
    });
  },

  async bind(context, { kind, cardNumber, pin, smsCode, rToken }) {
    if (kind === 'storedValue') return bindCard(context, memberOf(context), { cardNumber, pin: pin! });
    return rebindCard(context, memberOf(context), { cardNumber, smsCode, rToken });
  },
});
