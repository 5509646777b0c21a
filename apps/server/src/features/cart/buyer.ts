import { type Actor, type Owner, ownerOf } from '#platform/context';

/** Whose cart it is; prices for members need to know the member. */
export interface Shopping {
  owner: Owner;
  memberId: string | null;
}

export const shoppingOf = (actor: Actor): Shopping => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
