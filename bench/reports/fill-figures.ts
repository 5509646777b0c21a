import { fillMonth } from '../../apps/server/src/features/reports/count/fill-months.ts';
import { fillRunning } from '../../apps/server/src/features/reports/count/fill-running.ts';
import { type Database, transaction } from '../../apps/server/src/platform/database/index.ts';
import { withTimeout } from '../../apps/server/src/platform/database/timeouts.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';

const LINES_OF_ORDER = 2.5;

/**
 * The figures that so many orders of a year leave, as rows. Each breakdown has as many values as a large shop has; a day has
 * the skus that orders of 2.5 lines sell when every sku sells as well as another, which makes most rows.
 */
export async function fillFigures(db: Database, orders: number, skus: number): Promise<number> {
  const perDay = Math.ceil(orders / 365);
  const shareSold = (values: number) => 1 - Math.exp((-perDay * LINES_OF_ORDER) / values);
  const products = Math.ceil(skus / 3);
  const sold = (share: number) => `(hashint4(d * 100003 + n) & 65535) < ${Math.round(65_536 * share)}`;
  const kinds: readonly (readonly [string, string])[] = [
    ['all', "select ''"],
    ['hour', "select lpad(n::text, 2, '0') from generate_series(0, 23) n"],
    ['province', "select (11 + n)::text || '0000' from generate_series(0, 30) n"],
    ['payment', "select unnest(array['ALIPAY', 'WECHAT', 'SILKPAY', 'COD'])"],
    ['level', "select unnest(array['PINK', 'WHITE', 'BLACK', 'GOLD', 'GUEST'])"],
    ['first', "select 'source-' || n from generate_series(1, 40) n"],
    ['last', "select 'source-' || n from generate_series(1, 40) n"],
    ['sku', `select 'sku-' || n from generate_series(1, ${skus}) n where ${sold(shareSold(skus))}`],
    [
      'product',
      `select 'product-' || n from generate_series(1, ${products}) n where ${sold(shareSold(products))}`,
    ],
    ['brand', "select 'brand-' || n from generate_series(1, 120) n"],
    ['category', "select 'category-' || n from generate_series(1, 90) n"],
  ];
  for (const [kind, values] of kinds)
    await runUnlimited(
      db,
      `insert into sales_figure (kind, day, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
         freight_fen, paid_fen, refund_fen, sale_refund_fen)
       select '${kind}', date '2025-11-16' + d, v.value, ${perDay}, ${perDay} * 2, 99900, 1200, 5000, 3000, 500, 1000, 90200, 4000, 4100
       from generate_series(-365, 364) d cross join lateral (${values}) v (value)`,
    );
  await runUnlimited(
    db,
    `insert into sales_offer_day (day, kind, offer_id, title, orders, units, saved_fen, back_fen, paid_fen, refund_fen)
     select date '2025-11-16' + d, 'fullAmount', 'offer-' || n, '活动 ' || n, 20, 40, 9000, 300, 90000, 4000
     from generate_series(-365, 364) d cross join generate_series(1, 200) n`,
  );
  await runUnlimited(db, 'analyze sales_figure');
  await fillMonths(db);
  await runUnlimited(db, 'analyze sales_offer_day');
  const [found] = await runSql<{ count: number }>(db, 'select count(*)::int as count from sales_figure');
  return found?.count ?? 0;
}

/** As the job does after a migration: one month of a breakdown after another, then the running sums. */
async function fillMonths(db: Database): Promise<void> {
  await runUnlimited(
    db,
    `insert into sales_month_unfilled select distinct kind, date_trunc('month', day::timestamp)::date from sales_figure`,
  );
  await runUnlimited(
    db,
    `insert into sales_running_unfilled
     select distinct kind, unit, date_trunc(unit, day::timestamp)::date
     from sales_figure cross join unnest(array['month', 'year']) unit where kind in ('sku', 'product')`,
  );
  await fillAll('months', () => fillMonth(db));
  await fillAll('running sums', () => withTimeout(30 * 60_000, () => fillRunning(db)));
  for (const table of ['sales_month', 'sales_running']) await runUnlimited(db, `analyze ${table}`);
}

async function fillAll(name: string, fillOne: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  let [filled, longest] = [0, 0];
  for (;;) {
    const began = performance.now();
    if (!(await fillOne())) break;
    filled += 1;
    longest = Math.max(longest, performance.now() - began);
  }
  const seconds = (performance.now() - start) / 1_000;
  console.log(`${filled} ${name} filled in ${seconds.toFixed(1)} s, the longest in ${longest.toFixed(0)} ms`);
}

/** Millions of rows take longer than a statement of the shop may. */
const runUnlimited = (db: Database, statement: string) =>
  withTimeout(30 * 60_000, () =>
    transaction(db, async (tx) => {
      await runSql(tx, 'set local statement_timeout = 0');
      // The sums of months are filled as after a migration.
      await runSql(tx, 'set local session_replication_role = replica');
      await runSql(tx, statement);
    }),
  );
