import { type Owner, ownerOf, type ShopperActor } from '#platform/context';

/** The owner of the cart. Member prices need the member. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: ShopperActor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
