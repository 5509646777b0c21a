import { daysOfStock } from '@huarong/core/inventory';
import { accept, shanghaiDate } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readNames } from './sales.queries.ts';

const MOST_ROWS = 200;

export interface StockInput {
  by: 'brand' | 'category' | 'sku';
}
interface StockSums {
  value: string;
  skus: number;
  available: number;
  held: number;
  cost_fen: number;
  /** Of skus without a cost. */
  uncosted: number;
  sold_28_days: number;
  expired: number;
  months_3: number;
  months_6: number;
}

/** What the warehouse has, now. Costs only for who may see them. */
export async function showStock(
  db: Queryable,
  { by }: StockInput,
  { canSeeCost, mostRows = MOST_ROWS }: { canSeeCost: boolean; mostRows?: number },
) {
  const today = shanghaiDate(await readClock(db));
  const rows = await sumStock(db, by, today);
  const shown = rows.slice(0, mostRows);
  const names = await readNames(
    db,
    by,
    shown.map(({ value }) => value),
  );
  const present = (row: StockSums) => ({
    skus: row.skus,
    available: row.available,
    held: row.held,
    costFen: canSeeCost ? row.cost_fen : null,
    uncosted: canSeeCost ? row.uncosted : null,
    sold28Days: row.sold_28_days,
    days: daysOfStock(row.available, row.sold_28_days),
    expired: row.expired,
    months3: row.months_3,
    months6: row.months_6,
  });
  return accept({
    today,
    by,
    total: present(totalOf(rows)),
    rows: shown.map((row) => ({
      value: row.value,
      label: names.get(row.value)?.label ?? row.value,
      note: names.get(row.value)?.note ?? null,
      ...present(row),
    })),
    rowCount: rows.length,
  });
}

function totalOf(rows: readonly StockSums[]): StockSums {
  const sumOf = (name: Exclude<keyof StockSums, 'value'>) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    value: '',
    skus: sumOf('skus'),
    available: sumOf('available'),
    held: sumOf('held'),
    cost_fen: sumOf('cost_fen'),
    uncosted: sumOf('uncosted'),
    sold_28_days: sumOf('sold_28_days'),
    expired: sumOf('expired'),
    months_3: sumOf('months_3'),
    months_6: sumOf('months_6'),
  };
}

const VALUES: Readonly<Record<StockInput['by'], RawBuilder<unknown>>> = {
  brand: sql`product.brand_id`,
  category: sql`product.category_id`,
  sku: sql`sku.id`,
};
/** The lists of stock and of lots by the same rules: 28 days of sales, and lots with units left. */
async function sumStock(db: Queryable, by: StockInput['by'], today: string): Promise<StockSums[]> {
  const day = sql`${today}::date`;
  const { rows } = await sql<StockSums>`
    with lot as (
      select sku_id, sum(remaining) filter (where expires_on < ${day}) as expired,
        sum(remaining) filter (where expires_on >= ${day} and expires_on < (${day} + interval '3 months')::date) as months_3,
        sum(remaining) filter (where expires_on >= ${day}) as months_6
      from stock_lot where remaining > 0 and expires_on < (${day} + interval '6 months')::date group by sku_id)
    select ${VALUES[by]} as value, count(*)::int as skus, sum(stock.available)::bigint as available, sum(stock.held)::bigint as held,
      coalesce(sum((stock.available + stock.held) * supply.cost_fen), 0)::bigint as cost_fen,
      coalesce(sum(stock.available + stock.held) filter (where supply.cost_fen is null), 0)::bigint as uncosted,
      coalesce(sum(sales.sold_28_days), 0)::bigint as sold_28_days, coalesce(sum(lot.expired), 0)::bigint as expired,
      coalesce(sum(lot.months_3), 0)::bigint as months_3, coalesce(sum(lot.months_6), 0)::bigint as months_6
    from sku join product on product.id = sku.product_id join stock on stock.sku_id = sku.id
    left join sku_supply supply on supply.sku_id = sku.id left join sku_sales sales on sales.sku_id = sku.id
    left join lot on lot.sku_id = sku.id
    group by 1 order by sum(stock.available + stock.held) desc, 1`.execute(db);
  return rows;
}
