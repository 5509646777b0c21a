import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Price, limit and name of skus, and whether they are in this cart already. Read after the cart is locked. */
export async function listSkuFacts(tx: Tx, owner: string, skuIds: readonly string[]) {
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select([
      'sku.id',
      'sku.offer_price_fen',
      'sku.purchase_limit',
      'product.name_cn',
      sql<boolean>`exists (select from cart_line line where line.owner = ${owner} and line.sku_id = sku.id)`.as(
        'is_in_cart',
      ),
    ])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
