import { type Actor, type Owner, ownerOf } from '#platform/context';

/** Who checks out. Prices, coupons and points are a member's; a guest has a mobile to prove. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: Actor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
