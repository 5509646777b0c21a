import type { BundleChoice } from '@huarong/contract/bundles';
import { maxQuantityOf, mergeLines } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { lineIdOf, loadBundleAssembler, variantOf } from '../../bundles/index.ts';
import type { Buyer } from '../buyer.ts';
import { listQuantities, lockCart, saveLine } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { cartLimits } from '../cart-limits.ts';
import { getCurrentUnitPrice } from './current-unit-price.ts';

interface RestoredLine {
  skuId: string;
  quantity: number;
  checked: boolean;
  bundle?: BundleChoice | undefined;
}

/**
 * Undoes a removal. Lines added in the meantime stay, and quantities are added up to the limit. A sku that has sold out
 * or was withdrawn is restored too and shown with its reason, as it was in the cart before.
 */
export const restoreLines = (
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
  lines: readonly RestoredLine[],
): Promise<Result<null, { code: 'cart-full'; limit: number }>> =>
  transaction(db, async (tx) => {
    const { owner } = buyer;
    const { cartLines, unitsPerSku } = cartLimits(deps.offers);
    await lockCart(tx, owner);
    const skus = await listSkuFacts(
      tx,
      lines.map(({ skuId }) => skuId),
    );
    const bundleOf = await loadBundleAssembler(
      tx,
      deps.builders.current(),
      lines.flatMap(({ bundle }) => bundle ?? []),
    );
    const restorable = lines.flatMap((line) => {
      const sku = skus.get(line.skuId);
      // The lines come from the client: a bundle that could not have been added is not restored.
      const bundle = line.bundle ? bundleOf(line.skuId, line.bundle) : null;
      if (!sku || (line.bundle && !bundle)) return [];
      return [
        {
          skuId: line.skuId,
          variant: variantOf(line.bundle),
          quantity: line.quantity,
          isChecked: line.checked,
          limit: bundle ? bundle.builder.rule.purchaseLimit : maxQuantityOf(sku.purchase_limit, unitsPerSku),
          isLimitShared: bundle !== null,
          choice: line.bundle,
          sku,
          bundle,
        },
      ];
    });
    const existing = await listQuantities(tx, owner);
    const existingIds = new Set(existing.map(idOf));
    const newIds = new Set(restorable.map(idOf).filter((id) => !existingIds.has(id)));
    const freeLines = Math.max(0, cartLines - existing.length);
    if (newIds.size > freeLines) return refuse({ code: 'cart-full', limit: cartLines });
    const { merged } = mergeLines(existing, restorable, freeLines);
    for (const { line, quantity, isChecked } of merged)
      await saveLine(tx, owner, {
        skuId: line.skuId,
        bundle: line.choice,
        quantity,
        isChecked,
        addedPriceFen: line.bundle?.unitPrice ?? (await priceToStore(tx, deps, buyer, line.sku)),
      });
    return accept(null);
  });

/** The price this shopper sees now, so that a restored line shows no price change; a delisted sku has only its list price. */
const priceToStore = async (
  tx: Tx,
  deps: CartDeps,
  buyer: Buyer,
  sku: { id: string; offer_price_fen: number },
): Promise<number> =>
  deps.catalogue.current().skus.has(sku.id)
    ? getCurrentUnitPrice(tx, deps, buyer, sku.id)
    : sku.offer_price_fen;

const idOf = ({ skuId, variant }: { skuId: string; variant: string }) => lineIdOf({ sku_id: skuId, variant });

/** Runs after the cart is locked. */
async function listSkuFacts(tx: Tx, skuIds: readonly string[]) {
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.offer_price_fen', 'sku.purchase_limit', 'product.name_cn'])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
