import type { BundleChoice } from '@huarong/contract/bundles';
import { maxQuantityOf } from '@huarong/core/cart';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { type AssembledBundle, lineIdOf, loadBundleAssembler, variantOf } from '../../bundles/index.ts';
import type { Buyer } from '../buyer.ts';
import { countLines, listLineIds, lockCart, upsertLine } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { countOtherVariants } from './bundle-limits.ts';
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
      return sku && (!line.bundle || bundle) ? [{ line, sku, bundle }] : [];
    });
    const existingIds = new Set(await listLineIds(tx, owner));
    const newIds = new Set(
      restorable.map(({ line }) => restoredLineId(line)).filter((name) => !existingIds.has(name)),
    );
    if ((await countLines(tx, owner)) + newIds.size > STORE.cart.maxLines)
      return refuse({ code: 'cart-full', limit: STORE.cart.maxLines });
    for (const { line, sku, bundle } of restorable) {
      const maxQuantity = bundle
        ? await remainingLimit(tx, owner, bundle)
        : maxQuantityOf(sku.purchase_limit);
      if (maxQuantity > 0)
        await upsertLine(tx, owner, {
          skuId: line.skuId,
          bundle: line.bundle,
          quantity: line.quantity,
          maxQuantity,
          isChecked: line.checked,
          addedPriceFen: bundle?.unitPrice ?? (await priceToStore(tx, deps, buyer, sku)),
        });
    }
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

const restoredLineId = ({ skuId, bundle }: RestoredLine) =>
  lineIdOf({ sku_id: skuId, variant: variantOf(bundle) });

const remainingLimit = async (tx: Tx, owner: string, { builder, choice }: AssembledBundle): Promise<number> =>
  builder.rule.purchaseLimit - (await countOtherVariants(tx, owner, builder.skuId, variantOf(choice)));

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
