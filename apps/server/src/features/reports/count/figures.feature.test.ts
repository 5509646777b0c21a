import { fen, shanghaiDate } from '@huarong/core/shared';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { postEntries } from '../../ledger/index.ts';
import { type History, history } from '../../orders/testing/histories/history.ts';
import { type HistoryShop, openHistoryShop } from '../../orders/testing/histories/open-history-shop.ts';
import { runHistory } from '../../orders/testing/histories/run-history.ts';
import { countOrders } from './count-orders.ts';
import { countSettledSales } from './count-sales.ts';
import { fillMonth } from './fill-months.ts';
import { fillRunning } from './fill-running.ts';
import { countAllSales } from './testing/count-all-sales.ts';
import { expectEqualDays } from './testing/expect-equal-days.ts';

/** `npm run prove:figures` runs 500. */
const RUNS = Number(process.env['HISTORIES'] ?? 10);
/** A few random histories may have none of this kind, which a test below is about. */
const BOTH_PARTS_ENDED: History = {
  items: [
    { skuId: SKU.rouge, quantity: 1 },
    { skuId: SKU.cream, quantity: 2 },
  ],
  bundle: 'none',
  hasCoupon: false,
  pointsPercent: 0,
  hasSample: false,
  isPresale: false,
  payment: 'alipay',
  ending: { kind: 'each', endings: ['cancel', 'refused'], isReversed: false, goodwill: false },
  failsFirst: false,
};

let shop: HistoryShop;
beforeAll(async () => {
  shop = await openHistoryShop();
  await sql`alter table ledger_movement disable trigger ledger_movement_append_only`.execute(shop.db);
});
afterAll(() => shop.close());

interface Booked {
  order_id: string;
  at: Date;
  fen: number;
  paid_at: Date | null;
}
/** The books by themselves: every entry of every order, added up here. */
async function addUpLedger() {
  const { rows } = await sql<Booked>`
    select substr(entry.account, 7) as order_id, movement.at, -entry.amount_fen as fen, shop_order.paid_at
    from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
    left join shop_order on entry.account = 'order:' || shop_order.id
    where entry.account like 'order:%' order by entry.id`.execute(shop.db);
  const firstOf = new Map<string, Date>();
  for (const { order_id, at } of rows) {
    const known = firstOf.get(order_id);
    if (!known || at < known) firstOf.set(order_id, at);
  }
  const days = new Map<string, { paid: number; refund: number; saleRefund: number }>();
  const dayOf = (at: Date) => {
    const day = shanghaiDate(at);
    const found = days.get(day) ?? { paid: 0, refund: 0, saleRefund: 0 };
    days.set(day, found);
    return found;
  };
  for (const { order_id, at, fen: amount, paid_at } of rows) {
    if (amount > 0) dayOf(at).paid += amount;
    else {
      dayOf(at).refund -= amount;
      dayOf(paid_at ?? firstOf.get(order_id) ?? at).saleRefund -= amount;
    }
  }
  return Object.fromEntries(days);
}
async function readFigures(kind: string) {
  const { rows } = await sql<{ day: string; paid: number; refund: number; saleRefund: number }>`
    select day::text, sum(paid_fen)::bigint as paid, sum(refund_fen)::bigint as refund,
      sum(sale_refund_fen)::bigint as "saleRefund"
    from sales_figure where kind = ${kind} group by day`.execute(shop.db);
  return Object.fromEntries(
    rows.flatMap(({ day, paid, refund, saleRefund }) =>
      paid === 0 && refund === 0 && saleRefund === 0 ? [] : [[day, { paid, refund, saleRefund }]],
    ),
  );
}

interface Bought {
  owner: string;
  paid_at: Date;
}
/** Buyers of each month and the numbers of first and later orders, added up here. */
async function addUpBuyers() {
  const { rows } = await sql<Bought>`
    select owner, paid_at from shop_order where owner like 'member:%' and paid_at is not null order by paid_at, id`.execute(
    shop.db,
  );
  const known = new Set<string>();
  const months = new Map<string, { members: Set<string>; first: number; repeat: number }>();
  for (const { owner, paid_at } of rows) {
    const month = `${shanghaiDate(paid_at).slice(0, 7)}-01`;
    const found = months.get(month) ?? { members: new Set(), first: 0, repeat: 0 };
    months.set(month, found);
    found.members.add(owner);
    found[known.has(owner) ? 'repeat' : 'first'] += 1;
    known.add(owner);
  }
  return [...months]
    .map(([month, { members, first, repeat }]) => ({ month, members: members.size, first, repeat }))
    .sort((one, other) => one.month.localeCompare(other.month));
}
async function readBuyers() {
  const { rows } = await sql`
    select month::text, sum(members)::int as members, sum(first_orders)::int as first, sum(repeat_orders)::int as repeat
    from sales_member_figure group by month having sum(members) <> 0 order by month`.execute(shop.db);
  return rows;
}

let moved = 0;
/** Spreads what the ledger has not counted yet over some days: a refund may come a month after the sale. */
async function moveToDays(daysAgo: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from ledger_movement where id > ${moved} order by id`.execute(shop.db);
  for (const [index, { id }] of rows.entries()) {
    await sql`update ledger_movement set at = at - make_interval(hours => ${24 * (daysAgo[index % daysAgo.length] ?? 0)})
      where id = ${id}`.execute(shop.db);
    moved = id;
  }
}
/** Money that comes after its order was closed is no sale, and goes back. */
async function payLate(reference: string, amount: number) {
  const post = (kind: string, sign: 1 | -1) =>
    transaction(shop.db, (tx) =>
      postEntries(tx, {
        kind,
        reference,
        entries: [
          { account: 'bank:alipay', amount: fen(sign * amount) },
          { account: 'unapplied', amount: fen(-sign * amount) },
        ],
      }),
    );
  await post('payment', 1);
  await post('refund', -1);
}

it('has the figures of the ledger for every day, both ways of deducting refunds, whatever happens to orders', {
  timeout: 60_000 + RUNS * 4_000,
}, async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (life, daysAgo, batch, isLate) => {
        const { steps } = await runHistory(shop, life);
        if (isLate) await payLate(`late-${++count}`, 12_345);
        await moveToDays(daysAgo);
        await countSettledSales(shop.db, batch);
        await countAllSales(shop.db, batch);
        const ledger = await addUpLedger();
        for (const kind of [
          'all',
          'hour',
          'province',
          'payment',
          'level',
          'first',
          'last',
          'sku',
          'product',
          'brand',
          'category',
        ])
          expect(await readFigures(kind), `${kind}: ${steps.join(', ')}`).toEqual(ledger);
        expect(await readBuyers(), steps.join(', ')).toEqual(await addUpBuyers());
      },
    ),
    { numRuns: RUNS, examples: [[BOTH_PARTS_ENDED, [0], 3, false]] },
  );
  expect((await shop.audit()).filter(({ invariant }) => invariant.startsWith('I-19'))).toEqual([]);
});

it('counts an order once, however often it is counted, and nothing of a count that broke off', async () => {
  await countAllSales(shop.db);
  const figures = () =>
    sql`select * from sales_figure where orders <> 0 or paid_fen <> 0 or refund_fen <> 0 or sale_refund_fen <> 0
      order by kind, day, value`.execute(shop.db);
  const offers = () =>
    sql`select * from sales_offer_day where orders <> 0 order by day, kind, offer_id`.execute(shop.db);
  const before = [(await figures()).rows, (await offers()).rows];
  expect(before[0]?.length).toBeGreaterThan(10);
  const { rows } = await sql<{ order_id: string }>`select order_id from sales_order`.execute(shop.db);
  const ids = rows.map(({ order_id }) => order_id);
  await transaction(shop.db, (tx) => countOrders(tx, ids, 1_000_000_000));
  await transaction(shop.db, (tx) => countOrders(tx, ids.slice(0, 3), 1_000_000_000));
  await expect(
    transaction(shop.db, async (tx) => {
      await countOrders(tx, ids, 0);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect([(await figures()).rows, (await offers()).rows]).toEqual(before);
});

describe('the sums of months', () => {
  it('and the days at both ends are the sums of the days, for any period', () =>
    expectEqualDays(shop.db, 60));

  it('are filled month by month after a migration, and reports read days meanwhile', async () => {
    const { rows: months } = await sql`insert into sales_month_unfilled
      select distinct kind, date_trunc('month', day::timestamp)::date from sales_figure returning kind`.execute(
      shop.db,
    );
    // What the trigger has added before a month is filled is only a part of it.
    await sql`update sales_month set paid_fen = 1, units = 7`.execute(shop.db);
    await sql`delete from sales_month where kind = 'sku'`.execute(shop.db);
    await expectEqualDays(shop.db, 15);
    let filled = 0;
    while (await fillMonth(shop.db)) {
      filled += 1;
      if (filled % 10 === 0) await expectEqualDays(shop.db, 3);
    }
    expect(filled).toBe(months.length);
    await expectEqualDays(shop.db, 30);
    expect((await shop.audit()).filter(({ invariant }) => invariant.startsWith('I-19'))).toEqual([]);
  });

  it('are running sums for shades and products, which a migration leaves to a job', async () => {
    const { rows: parts } = await sql`insert into sales_running_unfilled
      select distinct kind, 'month', date_trunc('month', day::timestamp)::date from sales_figure
      where kind in ('sku', 'product')
      union select distinct kind, 'year', date_trunc('year', day::timestamp)::date from sales_figure
      where kind in ('sku', 'product') returning kind`.execute(shop.db);
    // A part of what is true, and no row of others.
    await sql`update sales_running set paid_fen = array_fill(9::bigint, array[cardinality(paid_fen)])`.execute(
      shop.db,
    );
    await sql`delete from sales_running where kind = 'product' or unit = 'year'`.execute(shop.db);
    let filled = 0;
    do if (filled % 5 === 0) await expectEqualDays(shop.db, 3);
    while ((await fillRunning(shop.db, 1)) && ++filled);
    // Each ends with a run that finds nothing more, and in some there is more than one value.
    expect(filled).toBeGreaterThan(2 * parts.length);
    await expectEqualDays(shop.db, 30);
    expect((await shop.audit()).filter(({ invariant }) => invariant.startsWith('I-19'))).toEqual([]);
    // A change after that is in them.
    await sql`update sales_figure set paid_fen = paid_fen + 7 where kind = 'sku' and (day, value) in (
      select day, value from sales_figure where kind = 'sku' order by day, value limit 5)`.execute(shop.db);
    await expectEqualDays(shop.db, 15);
    expect((await shop.audit()).filter(({ invariant }) => invariant === 'I-19 running')).toEqual([]);
  });
});

it('refunds of cancelled and refused sub-orders count for their lines, and freight only with the last one', async () => {
  const { rows } = await sql<{ sku_id: string; is_ended: boolean; refund: number; paid: number }>`
    with ended as (
      select order_id, array_agg(distinct part) as parts from refund
      cross join lateral unnest(string_to_array(split_part(reason_key, ':', 2), ',')) part
      where state = 'done' group by order_id
      having bool_and(reason_key like 'cancel:%' or reason_key like 'refused:%'))
    select sku_id, sum(refund_fen)::int as refund, sum(paid_fen)::int as paid, exists (
        select from order_line item where item.order_id = line.order_id and item.sku_id = line.sku_id
          and item.sub_order_id = any (ended.parts)) as is_ended
    from sales_line line join ended using (order_id) group by order_id, sku_id, parts`.execute(shop.db);
  const items = rows.filter(({ sku_id }) => sku_id !== '');
  expect(items.filter(({ is_ended, refund }) => is_ended && refund > 0).length).toBeGreaterThan(0);
  expect(items.filter(({ is_ended, refund }) => !is_ended && refund !== 0)).toEqual([]);
  expect(rows.filter(({ refund, paid }) => refund > paid)).toEqual([]);
});
