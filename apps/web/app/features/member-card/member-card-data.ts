import type { Api } from '../../platform/api/index.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';

/** The member card and its unclaimed coupons. */
export async function loadMemberCard(api: Api) {
  const [reply, offersReply] = await Promise.all([api.memberCard.memberCard({}), api.coupons.deposit({})]);
  const card = unwrapReply(reply);
  const offers = offersReply.ok ? offersReply.value.list : [];
  return {
    card,
    offers: offers.filter(
      ({ cards, claimed, eligible, claimedShare }) => cards && eligible && !claimed && claimedShare < 100,
    ),
  };
}

export const loadCardHistory = async (api: Api) => unwrapReply(await api.memberCard.memberCard({})).history;
