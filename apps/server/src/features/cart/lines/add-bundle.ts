import type { BundleChoice } from '@huarong/contract/bundles';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import { assembler, type Builders, type CannotMake, variantOf, whyNotMade } from '../../bundles/index.ts';
import { countInLine, lockCart, pourLine } from '../cart.queries.ts';
import { type NoRoom, roomFor } from './bundle-limits.ts';
import { isCartFull } from './cart-full.ts';

interface NewBundle {
  owner: string;
  skuId: string;
  quantity: number;
  bundle: BundleChoice;
}
export type CannotAddBundle =
  | CannotMake
  | NoRoom
  | { code: 'bundle-not-found' }
  | { code: 'cart-full'; limit: number };

/** Puts a bundle into the cart as one line. The same choice and engraving add up, another is another line. */
export async function addBundle(
  db: Queryable,
  builders: Builders,
  { owner, skuId, quantity, bundle }: NewBundle,
): Promise<Result<null, CannotAddBundle>> {
  const builder = builders.byId.get(bundle.bundleId);
  // The case names the line: another sku with this choice would be a line that nobody can make.
  if (builder?.skuId !== skuId) return refuse({ code: 'bundle-not-found' });
  const problem = whyNotMade(builder, bundle);
  if (problem) return refuse(problem);

  const variant = variantOf(bundle);
  try {
    return await transaction(db, async (tx) => {
      await lockCart(tx, owner);
      const made = (await assembler(tx, builders, [bundle]))(skuId, bundle);
      const wanted = quantity + (await countInLine(tx, owner, skuId, variant));
      const room = await roomFor(tx, { owner, variant, quantity: wanted }, made);
      if (!room.ok) return room;
      await pourLine(tx, owner, {
        skuId,
        bundle,
        quantity,
        most: wanted,
        isChecked: true,
        addedPriceFen: made!.unitPrice,
      });
      return accept(null);
    });
  } catch (error) {
    if (isCartFull(error)) return refuse({ code: 'cart-full', limit: STORE.cart.lines });
    throw error;
  }
}
