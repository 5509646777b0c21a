import { type Owner, ownerOf, type ShopperActor } from '#platform/context';

/** The owner of a cart, who may check it out. Only members have member prices, coupons and points. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: ShopperActor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
