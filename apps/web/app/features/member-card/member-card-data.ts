import type { Api } from '../../platform/api/index.ts';
import { given } from '../../platform/session/unwrap-reply.ts';

/** The card, and the coupons that are for such a card and not claimed yet. */
export async function loadMemberCard(api: Api) {
  const [reply, deposit] = await Promise.all([api.memberCard.memberCard({}), api.coupons.deposit({})]);
  const card = given(reply);
  const offers = deposit.ok ? deposit.value.list : [];
  return {
    card,
    offers: offers.filter(
      ({ cards, claimed, eligible, claimedShare }) => cards && eligible && !claimed && claimedShare < 100,
    ),
  };
}

/** Every change of the card. */
export const loadChanges = async (api: Api) => given(await api.memberCard.memberCard({})).history;
