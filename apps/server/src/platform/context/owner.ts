import type { ShopperActor } from './context.ts';

/** The key that a shopper's cart, addresses and orders are stored under: `member:1000000001`, `guest:…`. */
export type Owner = `member:${string}` | `guest:${string}`;

export const memberOwner = (memberId: string): Owner => `member:${memberId}`;
export const guestOwner = (guestId: string): Owner => `guest:${guestId}`;

export const ownerOf = (actor: ShopperActor): Owner =>
  actor.kind === 'member' ? memberOwner(actor.memberId) : guestOwner(actor.guestId);

/** The member that an owner key names; null for the key of a guest. */
export const memberIdOfOwner = (owner: string): string | null =>
  owner.startsWith(MEMBER_PREFIX) ? owner.slice(MEMBER_PREFIX.length) : null;
const MEMBER_PREFIX = 'member:';
