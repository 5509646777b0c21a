import { type Database, transaction } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

/**
 * The figures that so many orders of a year leave, as rows: each sku is sold on most days, and each breakdown has as many
 * values as a large shop has.
 */
export async function fillFigures(db: Database, orders: number, skus: number): Promise<number> {
  const perDay = Math.ceil(orders / 365);
  const kinds: readonly (readonly [string, string])[] = [
    ['all', "select ''"],
    ['hour', "select lpad(n::text, 2, '0') from generate_series(0, 23) n"],
    ['province', "select (11 + n)::text || '0000' from generate_series(0, 30) n"],
    ['payment', "select unnest(array['ALIPAY', 'WECHAT', 'SILKPAY', 'COD'])"],
    ['level', "select unnest(array['PINK', 'WHITE', 'BLACK', 'GOLD', 'GUEST'])"],
    ['first', "select 'source-' || n from generate_series(1, 40) n"],
    ['last', "select 'source-' || n from generate_series(1, 40) n"],
    ['sku', `select 'sku-' || n from generate_series(1, ${skus}) n`],
    ['product', `select 'product-' || n from generate_series(1, ${Math.ceil(skus / 3)}) n`],
    ['brand', "select 'brand-' || n from generate_series(1, 120) n"],
    ['category', "select 'category-' || n from generate_series(1, 90) n"],
  ];
  for (const [kind, values] of kinds)
    await runUnlimited(
      db,
      `insert into sales_figure (kind, day, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
         freight_fen, paid_fen, refund_fen, sale_refund_fen)
       select '${kind}', date '2025-11-16' + d, v.value, ${perDay}, ${perDay} * 2, 99900, 1200, 5000, 3000, 500, 1000, 90200, 4000, 4100
       from generate_series(-365, 364) d cross join (${values}) v (value)`,
    );
  await runUnlimited(
    db,
    `insert into sales_offer_day (day, kind, offer_id, title, orders, units, saved_fen, back_fen, paid_fen, refund_fen)
     select date '2025-11-16' + d, 'fullAmount', 'offer-' || n, '活动 ' || n, 20, 40, 9000, 300, 90000, 4000
     from generate_series(-365, 364) d cross join generate_series(1, 200) n`,
  );
  await runSql(db, 'analyze sales_figure');
  await runSql(db, 'analyze sales_offer_day');
  const [found] = await runSql<{ count: number }>(db, 'select count(*)::int as count from sales_figure');
  return found?.count ?? 0;
}

/** Millions of rows take longer than a statement of the shop may. */
const runUnlimited = (db: Database, statement: string) =>
  transaction(db, async (tx) => {
    await runSql(tx, 'set local statement_timeout = 0');
    await runSql(tx, statement);
  });
