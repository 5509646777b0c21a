import type { BundleChoice } from '@huarong/contract/bundles';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { type Assembled, assembler, type Builders, lineIdOf, variantOf } from '../../bundles/index.ts';
import { ceilingOf, countLines, listLineIds, lockCart, pourLine } from '../cart.queries.ts';
import { countOthers } from './bundle-limits.ts';

interface Restored {
  skuId: string;
  quantity: number;
  checked: boolean;
  bundle?: BundleChoice | undefined;
}

/**
 * Undoes a removal. What another tab has put in meanwhile stays, and quantities add up to the limit. A sku that has sold
 * out or gone since comes back too: it was in the cart before, and is shown there with its reason.
 */
export const restoreLines = (
  db: Queryable,
  builders: Builders,
  owner: string,
  lines: readonly Restored[],
): Promise<Result<null, { code: 'cart-full'; limit: number }>> =>
  transaction(db, async (tx) => {
    await lockCart(tx, owner);
    const skus = await listSkuFacts(
      tx,
      lines.map(({ skuId }) => skuId),
    );
    const madeOf = await assembler(
      tx,
      builders,
      lines.flatMap(({ bundle }) => bundle ?? []),
    );
    const known = lines.flatMap((line) => {
      const sku = skus.get(line.skuId);
      // What a page sends back may have been changed on the way: a bundle that nobody could have put in stays out.
      const made = line.bundle ? madeOf(line.skuId, line.bundle) : null;
      return sku && (!line.bundle || made) ? [{ line, sku, made }] : [];
    });
    const present = new Set(await listLineIds(tx, owner));
    const newLines = new Set(known.map(({ line }) => nameOf(line)).filter((name) => !present.has(name)));
    if ((await countLines(tx, owner)) + newLines.size > STORE.cart.lines)
      return refuse({ code: 'cart-full', limit: STORE.cart.lines });
    for (const { line, sku, made } of known) {
      const most = made ? await roomOf(tx, owner, made) : ceilingOf(sku.purchase_limit);
      if (most > 0)
        await pourLine(tx, owner, {
          skuId: line.skuId,
          bundle: line.bundle,
          quantity: line.quantity,
          most,
          isChecked: line.checked,
          addedPriceFen: made?.unitPrice ?? sku.offer_price_fen,
        });
    }
    return accept(null);
  });

const nameOf = ({ skuId, bundle }: Restored) => lineIdOf({ sku_id: skuId, variant: variantOf(bundle) });

const roomOf = async (tx: Tx, owner: string, { builder, bundle }: Assembled): Promise<number> =>
  builder.rule.purchaseLimit - (await countOthers(tx, owner, builder.skuId, variantOf(bundle)));

/** Price, limit and name of skus. Read after the cart is locked. */
async function listSkuFacts(tx: Tx, skuIds: readonly string[]) {
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.offer_price_fen', 'sku.purchase_limit', 'product.name_cn'])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
