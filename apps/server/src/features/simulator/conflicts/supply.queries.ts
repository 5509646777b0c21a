import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface Supply {
  sku_id: string;
  offer_price_fen: number;
  cost_fen: number | null;
  available: number;
  is_on_sale: boolean;
}

/** Price, cost and stock of these skus; those that do not exist are missing. */
export async function listSupply(
  db: Queryable,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, Supply>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<Supply>`
    select sku.id as sku_id, sku.offer_price_fen, sku_supply.cost_fen, coalesce(stock.available, 0) as available,
      sku.is_live and product.status = 'published' as is_on_sale
    from sku join product on product.id = sku.product_id
      left join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id
    where sku.id = any(${[...skuIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku_id, row]));
}
