import type { Tx } from '#platform/database';

/** Price, limit and name of skus. Read after the cart is locked. */
export async function listSkuFacts(tx: Tx, skuIds: readonly string[]) {
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.offer_price_fen', 'sku.purchase_limit', 'product.name_cn'])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
