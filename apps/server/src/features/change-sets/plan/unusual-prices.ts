import { approvalReasons, type PriceEdit } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { readSetting } from '../../settings/index.ts';

/** Why a second person has to look at the prices that a stored set changes. The first price of a sku asks nobody. */
export async function listUnusualPrices(tx: Tx, setId: number): Promise<string[]> {
  const { rows } = await sql<PriceEdit>`
    select sku.id as "skuId", sku.offer_price_fen as "beforeFen",
      (c.value ->> 'offer_price_fen')::integer as "afterFen", sku_supply.cost_fen as "costFen"
    from change_row c join sku on sku.id = c.row_id left join sku_supply on sku_supply.sku_id = sku.id
    where c.set_id = ${setId} and c.table_name = 'sku' and not c.is_new
      and (c.value ->> 'offer_price_fen')::integer <> sku.offer_price_fen`.execute(tx);
  return approvalReasons(rows, await readSetting(tx, 'second-person'));
}
