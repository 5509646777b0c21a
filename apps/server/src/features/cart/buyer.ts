import { type Actor, type Owner, ownerOf } from '#platform/context';

/** The owner of the cart. Member prices need the member. */
export interface Buyer {
  owner: Owner;
  memberId: string | null;
}

export const buyerOf = (actor: Actor): Buyer => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
