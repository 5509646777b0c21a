import { type Actor, type Owner, ownerOf } from '#platform/context';

/** Who checks out. Prices, coupons and points are a member's; a guest has a mobile to prove. */
export interface Checker {
  owner: Owner;
  memberId: string | null;
}

export const checkerOf = (actor: Actor): Checker => ({
  owner: ownerOf(actor),
  memberId: actor.kind === 'member' ? actor.memberId : null,
});
