import type { Sale } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** What checks of a price need to know of a sku. */
export interface PriceFacts {
  costFen: number | null;
  /** The cheapest sale of the seven days before, and the last one before. */
  sales: Sale[];
}

interface FactsRow {
  sku_id: string;
  cost_fen: number | null;
  at: Date | null;
  unit_price_fen: number | null;
}

/** What one unit cost the buyer after the shop's own reductions, without coupons and points. */
const UNIT_PRICE = sql`(l.unit_price_fen * l.quantity - l.promotion_share_fen) / l.quantity`;
/** Sales at a price of their own: gifts and parts of bundles have none. Numbers of orders begin with their day. */
const SALES = sql`
  select o.paid_at as at, ${UNIT_PRICE} as unit_price_fen from order_line l
  join shop_order o on o.id = l.order_id
  where l.sku_id = wanted.sku_id and l.kind in ('ordinary', 'presale') and o.paid_at is not null`;

/** The facts of these skus for prices that hold from a moment on. */
export async function readPriceFacts(
  db: Queryable,
  skuIds: readonly string[],
  from: Date,
): Promise<ReadonlyMap<string, PriceFacts>> {
  const { rows } = await sql<FactsRow>`
    select wanted.sku_id, sku_supply.cost_fen, sale.at, sale.unit_price_fen::int as unit_price_fen
    from unnest(${[...skuIds]}::text[]) as wanted (sku_id)
    left join sku_supply on sku_supply.sku_id = wanted.sku_id
    left join lateral (
      (${SALES} and l.order_id >= to_char(${from}::timestamptz - interval '30 days', 'YYYYMMDD')
         and o.paid_at >= ${from}::timestamptz - interval '7 days' and o.paid_at < ${from}
       order by unit_price_fen limit 1)
      union all
      (${SALES} and o.paid_at < ${from} order by l.order_id desc limit 1)
    ) sale on true`.execute(db);
  const facts = new Map<string, PriceFacts>();
  for (const { sku_id, cost_fen, at, unit_price_fen } of rows) {
    const known = facts.get(sku_id) ?? { costFen: cost_fen, sales: [] };
    if (at !== null && unit_price_fen !== null) known.sales.push({ at, unitPriceFen: unit_price_fen });
    facts.set(sku_id, known);
  }
  return facts;
}
