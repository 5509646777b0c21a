import { type Owner, ownerOf, type ShopperActor } from '#platform/context';

/** Who checks out. Only members have member prices, coupons and points; a guest verifies a mobile. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: ShopperActor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
