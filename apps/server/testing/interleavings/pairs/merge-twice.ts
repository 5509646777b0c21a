import { transaction } from '#platform/database';
import { mergeCarts } from '../../../src/features/cart/index.ts';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { Pair } from '../pair.ts';

export const mergeTwice: Pair = {
  title: 'a guest signs in twice at the same time',
  ends: ['done, nothing: 3 units', 'nothing, done: 3 units'],
  async prepare(shop) {
    const [guest, member] = [await shop.newGuest(), await shop.newMember()];
    if (guest.actor.kind !== 'guest' || member.actor.kind !== 'member') throw new TypeError('other actors');
    await guest.addToCart(SKU.rouge, 2);
    await member.addToCart(SKU.rouge, 1);
    const merge = { guestId: guest.actor.guestId, memberId: member.actor.memberId };
    const signIn = async () =>
      (await transaction(shop.db, (tx) => mergeCarts(tx, merge))) === null ? 'nothing' : 'done';
    return {
      a: signIn,
      b: signIn,
      async readEnd() {
        const lines = await shop.db
          .selectFrom('cart_line')
          .select('quantity')
          .where('owner', 'in', [guest.owner, member.owner])
          .execute();
        return `${lines.reduce((units, { quantity }) => units + quantity, 0)} units`;
      },
    };
  },
};
