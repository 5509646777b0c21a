import { avatarPath } from '@huarong/core/account';
import { accept, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { IdentityDeps } from './deps.ts';
import { getMember } from './members.queries.ts';

/** The signed-in member, for the header of every page. */
export async function userInfo(context: Context<'member'>, { memberFigures, usedUpPrices }: IdentityDeps) {
  const { memberId } = context.actor;
  const member = await getMember(context.db, memberId);
  const { orderCount: _orders, ...figures } = await memberFigures(context.db, memberId);
  const prices = await usedUpPrices(context.db, { memberId, card: member.card_type });
  return accept({
    UID: member.id,
    user_id: member.id,
    user_name: member.nickname,
    nickname: member.nickname,
    ...(member.avatar_key !== null && { avatarUrl: avatarPath(member.avatar_key) }),
    cardType: member.card_type,
    cardName: STORE.cards[member.card_type].name,
    cardNumber: member.card_number,
    ...figures,
    ...(Object.keys(prices).length > 0 && { usedUpPrices: prices }),
    userType: member.user_type,
  });
}
