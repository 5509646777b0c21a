import type { Actor } from './context.ts';

/** The key under which a shopper's cart, addresses and orders are kept: `member:1000000001`, `guest:…`. */
export type Owner = `member:${string}` | `guest:${string}`;

/** Only for calls with access `shopper` or `member`: the barrier has turned visitors away before. */
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
