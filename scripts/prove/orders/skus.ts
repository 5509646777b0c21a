import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';

/** Skus of 120 to 190 yuan without a purchase limit, which a stored-value card may pay without a code. */
export async function pickSkus(db: Database, count: number): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    db,
    `select sku.id from sku join stock on stock.sku_id = sku.id
     where is_live and purchase_limit is null and offer_price_fen between 12000 and 19000
       and not exists (select 1 from presale where presale.sku_id = sku.id)
     order by sku.id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Sets the stock and its ledger, as a stock count does. */
export async function setStock(db: Database, skuId: string, available: number): Promise<void> {
  await runSql(
    db,
    `with before as (select sku_id, available from stock where sku_id = $1),
       noted as (
         insert into stock_ledger (sku_id, delta, reason, reference)
         select sku_id, $2::int - available, 'count', 'proof' from before where available <> $2::int)
     update stock set available = $2::int where sku_id = $1`,
    [skuId, available],
  );
}
