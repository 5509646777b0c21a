import type { BundleChoice } from '@huarong/contract/bundles';
import type { BundleLimitRefusal } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import {
  type Builders,
  type BundleRefusal,
  bundleProblem,
  loadBundleAssembler,
  variantOf,
} from '../../bundles/index.ts';
import { countLineUnits, listQuantities, lockCart, saveLine } from '../cart.queries.ts';
import { checkBundleLimits } from './bundle-limits.ts';
import { isCartFull } from './cart-full.ts';

interface NewBundle {
  owner: string;
  skuId: string;
  quantity: number;
  bundle: BundleChoice;
  cartLines: number;
}
export type AddBundleRefusal =
  | BundleLimitRefusal
  | BundleRefusal
  | { code: 'bundle-not-found' }
  | { code: 'cart-full'; limit: number };

/** Adds a bundle as one line. The same choice and engraving increase the quantity; any other choice is another line. */
export async function addBundle(
  db: Queryable,
  builders: Builders,
  { owner, skuId, quantity, bundle: choice, cartLines }: NewBundle,
): Promise<Result<null, AddBundleRefusal>> {
  const builder = builders.byId.get(choice.bundleId);
  // The line's sku is the case: a choice under another sku could never be assembled.
  if (builder?.skuId !== skuId) return refuse({ code: 'bundle-not-found' });
  const problem = bundleProblem(builder, choice);
  if (problem) return refuse(problem);

  const variant = variantOf(choice);
  try {
    return await transaction(db, async (tx) => {
      await lockCart(tx, owner);
      const bundle = (await loadBundleAssembler(tx, builders, [choice]))(skuId, choice);
      const present = await countLineUnits(tx, owner, skuId, variant);
      if (present === 0 && (await listQuantities(tx, owner)).length >= cartLines)
        return refuse({ code: 'cart-full', limit: cartLines });
      const wanted = quantity + present;
      const allowed = await checkBundleLimits(tx, { owner, variant, quantity: wanted }, bundle);
      if (!allowed.ok) return allowed;
      await saveLine(tx, owner, {
        skuId,
        bundle: choice,
        quantity: wanted,
        isChecked: true,
        addedPriceFen: bundle!.unitPrice,
      });
      return accept(null);
    });
  } catch (error) {
    if (isCartFull(error)) return refuse({ code: 'cart-full', limit: cartLines });
    throw error;
  }
}
