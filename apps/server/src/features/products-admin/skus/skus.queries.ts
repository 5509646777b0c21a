import type { SkuValues } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface ProductSku extends SkuValues {
  id: string;
  position: number;
  available: number;
  held: number;
  cost_fen: number | null;
  /** What refers to it for good, in words; null: nothing does. */
  used_by: string | null;
}

/** Why a sku cannot be deleted. Each question has an index that begins with the sku. */
const USED_BY = sql`case
  when exists (select 1 from order_line l where l.sku_id = sku.id) then '订单'
  when exists (select 1 from stock_ledger g where g.sku_id = sku.id and g.reason not in ('initial', 'import')) then '订单占用或库存流水'
  when exists (select 1 from stock t where t.sku_id = sku.id and (t.available > 0 or t.held > 0)) then '库存'
  when exists (select 1 from comment c where c.sku_id = sku.id) then '评价'
  when exists (select 1 from post_sku p where p.sku_id = sku.id) then '晒单'
  when exists (select 1 from cart_line l where l.sku_id = sku.id) then '顾客的购物车'
  when exists (select 1 from presale p where p.sku_id = sku.id) then '预售'
  when exists (select 1 from bundle_builder b where b.sku_id = sku.id) then '套组'
end`;

/** Every sku of a product in its order, also those no longer sold. */
export async function listProductSkus(db: Queryable, productId: string): Promise<ProductSku[]> {
  const { rows } = await sql<ProductSku>`
    select sku.id, sku.position, sku.code, sku.barcode, sku.shade_number, sku.shade_name, sku.shade_hex, sku.shade_family,
      sku.size, sku.offer_price_fen, sku.market_price_fen, sku.purchase_limit, sku.is_live,
      coalesce(stock.available, 0) as available, coalesce(stock.held, 0) as held, sku_supply.cost_fen, ${USED_BY} as used_by
    from sku left join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id
    where sku.product_id = ${productId} order by sku.position`.execute(db);
  return rows;
}
