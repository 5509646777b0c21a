import { checkQuantity, maxQuantityOf, type QuantityRefusal } from '@huarong/core/cart';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { lockCart } from '../cart.queries.ts';

interface SkuChange {
  owner: string;
  skuId: string;
  newSkuId: string;
  unitPriceFen: number;
  unitsPerSku: number;
}
type ChangeSkuRefusal =
  | { code: 'cart-line-not-found' | 'sku-of-other-product' | 'sku-unavailable' }
  | QuantityRefusal;

/** Changes a line to another sku of the same product and keeps its position. Two lines of one sku become one. */
export const changeSku = (db: Queryable, change: SkuChange): Promise<Result<null, ChangeSkuRefusal>> =>
  transaction(db, async (tx) => {
    const { owner, skuId, newSkuId } = change;
    await lockCart(tx, owner);
    const line = await findLine(tx, owner, skuId);
    if (!line) return refuse({ code: 'cart-line-not-found' });
    if (skuId === newSkuId) return accept(null);
    const newSku = await findSku(tx, newSkuId);
    if (newSku?.product_id !== line.product_id) return refuse({ code: 'sku-of-other-product' });
    if (!newSku.is_on_sale) return refuse({ code: 'sku-unavailable' });

    const existing = await findLine(tx, owner, newSkuId);
    const quantity = line.quantity + (existing?.quantity ?? 0);
    const refusal = checkQuantity(quantity, {
      maxQuantity: maxQuantityOf(newSku.purchase_limit, change.unitsPerSku),
      available: newSku.available,
    });
    if (refusal) return refuse(refusal);

    if (existing) await deleteLine(tx, owner, newSkuId);
    await tx
      .updateTable('cart_line')
      .set({
        sku_id: newSkuId,
        quantity,
        added_price_fen: change.unitPriceFen,
        promotion_id: null,
        ...(existing?.is_checked && { is_checked: true }),
      })
      .where('owner', '=', owner)
      .where('sku_id', '=', skuId)
      .where('variant', '=', '')
      .execute();
    return accept(null);
  });

const findLine = (tx: Tx, owner: string, skuId: string) =>
  tx
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.id', 'cart_line.sku_id')
    .select(['quantity', 'is_checked', 'product_id'])
    .where('owner', '=', owner)
    .where('sku_id', '=', skuId)
    .where('variant', '=', '')
    .executeTakeFirst();

const findSku = (tx: Tx, skuId: string) =>
  tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select([
      'sku.product_id',
      'sku.purchase_limit',
      sql<boolean>`sku.is_live and product.status = 'published'`.as('is_on_sale'),
      sql<number>`coalesce(stock.available, 0)`.as('available'),
    ])
    .where('sku.id', '=', skuId)
    .executeTakeFirst();

const deleteLine = (tx: Tx, owner: string, skuId: string) =>
  tx
    .deleteFrom('cart_line')
    .where('owner', '=', owner)
    .where('sku_id', '=', skuId)
    .where('variant', '=', '')
    .execute();
