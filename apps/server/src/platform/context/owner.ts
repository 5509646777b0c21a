import type { Actor } from './context.ts';

/** The key that a shopper's cart, addresses and orders are stored under: `member:1000000001`, `guest:…`. */
export type Owner = `member:${string}` | `guest:${string}`;

/** Only for calls with access `shopper` or `member`: the access check has refused visitors before. */
export function ownerOf(actor: Actor): Owner {
  switch (actor.kind) {
    case 'member':
      return `member:${actor.memberId}`;
    case 'guest':
      return `guest:${actor.guestId}`;
    case 'visitor':
      throw new TypeError('a visitor owns nothing');
  }
}
