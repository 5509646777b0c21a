import { type Actor, type Owner, ownerOf } from '#platform/context';

/** Who checks out. Only members have member prices, coupons and points; a guest verifies a mobile. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: Actor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
