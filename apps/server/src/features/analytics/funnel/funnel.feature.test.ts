import { visitRoutes } from '@huarong/contract/admin/visits';
import { analyticsRoutes } from '@huarong/contract/analytics';
import { pathOf } from '@huarong/contract/kit';
import { OrderStatus } from '@huarong/core/orders';
import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { buildShop } from '../../../app.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { createEventBuffer } from '../events/event-buffer.ts';
import type { StoredEvent } from '../events/event-row.ts';
import { closeDaysNightly } from './close-days.ts';

let shop: AdminHarness;
let replica: Awaited<ReturnType<typeof buildShop>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  const { config, log, database } = shop;
  replica = await buildShop({ config, log, database });
  staff = await shop.signIn('MARKETER');
});
afterAll(async () => {
  await replica.app.close();
  await shop.close();
});

let made = 0;
const newId = () => {
  made += 1;
  return String(made).padStart(32, '0');
};
const CODES = {
  page_view: 'page',
  product_view: 'product',
  add_to_cart: 'addToCart',
  checkout_view: 'checkout',
  order_placed: 'order',
  order_paid: 'pay',
} as const;
interface Step {
  name: keyof typeof CODES;
  sku?: string;
  orderId?: string;
  page?: string;
  source?: string;
}
function eventOf(visitID: string | undefined, { name, sku, orderId, page = 'product', source }: Step) {
  const amounts = {
    totalAmount: '999999.00',
    discount: '0.00',
    coupons: [],
    freight: '0.00',
    orderPrice: '999999.00',
  };
  return {
    name,
    OP_code: CODES[name],
    eventID: newId(),
    ...(visitID && { visitID }),
    ...(name !== 'page_view' && { commodity_sku: sku ?? '' }),
    ...(orderId && { orderID: orderId }),
    ...(name.startsWith('order') || name === 'checkout_view' ? amounts : {}),
    page: { kind: page, type: 'other', layout: 'other' },
    source: source
      ? {
          utm_source: source,
          utm_medium: '',
          utm_campaign: '',
          utm_content: '',
          utm_term: '',
          currentTime: 1,
        }
      : null,
    at: 1_794_000_000_000 + made,
  };
}
type App = Pick<AdminHarness['app'], 'inject'>;
const send = async (app: App, events: object[]) => {
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(analyticsRoutes.reportEvents),
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' },
    payload: { events },
  });
  expect(answer.json().results).toMatchObject({ dropped: 0 });
};
const flush = () => Promise.all([shop.sources.eventBuffer.flush(), replica.sources.eventBuffer.flush()]);
const report = async (input: object = {}) => (await staff.call(visitRoutes.funnel, input)).results;

describe('a scripted log of visits over two replicas', () => {
  const expected = {
    steps: { visits: 0, viewed: 0, carted: 0, checkedOut: 0, placed: 0, paid: 0, orders: 0, paidFen: 0 },
    sources: new Map<string, { visits: number; paid: number }>(),
    products: new Map<string, { viewed: Set<string>; carted: Set<string>; bought: Set<string> }>(),
  };
  let realOrders = 0;
  let unreportedOrders = 0;

  beforeAll(async () => {
    const { rows: skus } = await sql<{ id: string; product_id: string }>`
      select id, product_id from sku order by id limit 6`.execute(shop.db);
    const productOf = new Map(skus.map(({ id, product_id }) => [id, product_id]));
    const count = (sku: string, step: 'viewed' | 'carted' | 'bought', visit: string) => {
      const product = productOf.get(sku)!;
      const figures = expected.products.get(product) ?? {
        viewed: new Set(),
        carted: new Set(),
        bought: new Set(),
      };
      figures[step].add(visit);
      expected.products.set(product, figures);
    };
    // Visit n goes as far as step n % 7, from one of three sources, and repeats every third event.
    for (let at = 0; at < 63; at += 1) {
      const visit = newId();
      const reach = at % 7;
      const source = ['', 'weibo', 'xiaohongshu'][at % 3]!;
      const sku = skus[at % skus.length]!.id;
      const steps: Step[] = [{ name: 'page_view', page: at % 2 ? 'home' : 'campaign', source }];
      if (reach >= 1) {
        steps.push({ name: 'product_view', sku }, { name: 'product_view', sku });
        count(sku, 'viewed', visit);
      }
      if (reach >= 2) {
        steps.push({ name: 'add_to_cart', sku });
        count(sku, 'carted', visit);
      }
      if (reach >= 3) steps.push({ name: 'checkout_view', sku });
      if (reach >= 4) {
        const isPaid = reach >= 5;
        const { orderId } = await createOrder(shop.db, {
          ...(!isPaid && { status: OrderStatus.AwaitingPayment }),
          amountFen: 100_00,
          quantity: 1,
        });
        realOrders += 1;
        steps.push({ name: 'order_placed', sku, orderId });
        if (isPaid) {
          // The event says another amount, and sometimes does not come at all.
          if (reach === 5) steps.push({ name: 'order_paid', sku, orderId });
          expected.steps.paidFen += 100_00;
          const { product_id } = await shop.db
            .selectFrom('order_line')
            .select('product_id')
            .where('order_id', '=', orderId)
            .executeTakeFirstOrThrow();
          count(skus.find((each) => each.product_id === product_id)!.id, 'bought', visit);
        }
      }
      const reached = Math.min(reach, 5);
      expected.steps.visits += 1;
      expected.steps.viewed += Number(reached >= 1);
      expected.steps.carted += Number(reached >= 2);
      expected.steps.checkedOut += Number(reached >= 3);
      expected.steps.placed += Number(reached >= 4);
      expected.steps.paid += Number(reached >= 5);
      expected.steps.orders += Number(reached >= 4);
      const figures = expected.sources.get(source) ?? { visits: 0, paid: 0 };
      figures.visits += 1;
      figures.paid += Number(reached >= 5);
      expected.sources.set(source, figures);
      const events = steps.map((step) => eventOf(visit, step));
      // The events of a visit come to both replicas, in the order of their steps.
      for (const [index, event] of events.entries()) {
        const { app } = (at + index) % 2 ? shop : replica;
        await send(app, [event]);
        if (index % 3 === 0) await send(((at + index) % 4 < 2 ? shop : replica).app, [event]);
      }
      if (at % 10 === 0) await flush();
    }
    // What must not count: invented orders, orders reported again, visits without an id, orders without an event.
    const forger = newId();
    const { orderId } = await createOrder(shop.db, { quantity: 1, minutesAgo: 3 * 24 * 60 });
    await send(shop.app, [
      eventOf(forger, { name: 'order_placed', orderId: '999999999999999999' }),
      eventOf(forger, { name: 'order_paid', orderId: '999999999999999998' }),
      eventOf(forger, { name: 'order_placed', orderId }),
      eventOf(forger, { name: 'product_view', sku: 'no-such-sku' }),
      eventOf(undefined, { name: 'product_view', sku: skus[0]!.id }),
    ]);
    expected.steps.visits += 1;
    expected.steps.viewed += 1;
    expected.sources.get('')!.visits += 1;
    await createOrder(shop.db, { quantity: 1 });
    unreportedOrders += 1;
    await flush();
  }, 240_000);

  const matches = async () => {
    const results = await report();
    expect(results.steps).toEqual(expected.steps);
    expect(results.daysNotSummed).toBe(0);
    for (const { source, visits, paid } of results.sources)
      expect({ visits, paid }).toEqual(expected.sources.get(source.replace(/^utm:|^direct$/, '')));
    expect(results.products).toHaveLength(expected.products.size);
    for (const { productId, name, viewed, carted, bought } of results.products) {
      const sets = expected.products.get(productId)!;
      expect([viewed, carted, bought]).toEqual([sets.viewed.size, sets.carted.size, sets.bought.size]);
      expect(name).toMatch(/\p{Script=Han}/u);
    }
    // The old order that the forger named has no event on its own day, which has no events at all.
    expect([results.orders, results.ordersWithoutEvents]).toEqual([
      realOrders + unreportedOrders,
      unreportedOrders,
    ]);
    return results;
  };

  it('is counted exactly while the day runs, by source, first page and product', async () => {
    const results = await matches();
    expect(results.landings.find(({ landing }: { landing: string }) => landing === 'home')).toMatchObject({
      label: '首页',
      visits: 31,
    });
    const weibo = await report({ source: 'utm:weibo' });
    expect(weibo.steps.visits).toBe(expected.sources.get('weibo')?.visits);
    expect((await report({ source: 'utm:weibo', landing: 'brand' })).steps.visits).toBe(0);
    expect((await report({ productsBy: 'bought' })).products[0].bought).toBe(
      Math.max(...[...expected.products.values()].map(({ bought }) => bought.size)),
    );
  });

  it('is the same once the day is summed, and a late event opens the day again', async () => {
    const { rows } = await sql<{ day: string }>`select max(day)::text as day from analytics_day`.execute(
      shop.db,
    );
    const today = rows[0]!.day;
    const move = (days: number) =>
      sql`update shop_clock set offset_seconds = offset_seconds + ${days * 86_400}`.execute(shop.db);
    await move(2);
    await closeDaysNightly(shop.database.workDb);
    const closed = await sql`select day::text as day from funnel_closed`.execute(shop.db);
    expect(closed.rows).toContainEqual({ day: today });
    await move(-2);
    await matches();
    await send(replica.app, [eventOf(newId(), { name: 'product_view' })]);
    await flush();
    expected.steps.visits += 1;
    expected.steps.viewed += 1;
    expected.sources.get('')!.visits += 1;
    await matches();
  });
});

it('deletes events of summed days after 90 days and gives the budget back; the figures stay', async () => {
  const old = new Date(Date.now() - 100 * 86_400_000);
  const buffer = createEventBuffer({
    db: shop.database.workDb,
    log: shop.log,
    now: () => old,
    budget: { dayBytes: 10_000_000, totalBytes: 10_000_000 },
  });
  buffer.add([eventOf(newId(), { name: 'product_view' }) as unknown as StoredEvent], '10.0.0.1');
  await buffer.stop();
  const day = shanghaiDate(old);
  await closeDaysNightly(shop.database.workDb);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from analytics_event where day = ${day}) +
      (select count(*) from analytics_day where day = ${day}) as left`.execute(shop.db);
  expect(Number(rows[0]?.left)).toBe(0);
  expect((await report({ from: day, to: day })).steps).toMatchObject({ visits: 1, viewed: 1 });
});

it('refuses a period that ends before it begins, and one of more than a year', async () => {
  for (const route of Object.values(visitRoutes)) {
    const wrong = await staff.call(route, { from: '2026-11-02', to: '2026-11-01' });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'ADM9560E' });
    const long = await staff.call(route, { from: '2025-01-01', to: '2026-11-01' });
    expect(long).toMatchObject({ status: 400, errorCode: 'ADM9561E' });
  }
});

it('sums searches and clicks of lines by day, query and slot', async () => {
  await sql`insert into search_day (day, query, searches, without_result, clicks) values
    ('2026-10-02', '面霜', 10, 2, 4), ('2026-10-01', '面霜', 5, 0, 1), ('2026-10-01', '口红', 7, 7, 0),
    ('2026-09-30', '口红', 3, 0, 3)`.execute(shop.db);
  const search = (await staff.call(visitRoutes.search, { from: '2026-10-01', to: '2026-10-02' })).results;
  expect(search.sums).toEqual({ searches: 22, withoutResult: 9, clicks: 5 });
  expect(search.compared).toEqual({ searches: 3, withoutResult: 0, clicks: 3 });
  expect(search.days).toEqual([
    { day: '2026-10-02', searches: 10, withoutResult: 2, clicks: 4 },
    { day: '2026-10-01', searches: 12, withoutResult: 7, clicks: 1 },
  ]);
  expect(search.queries.map(({ query }: { query: string }) => query)).toEqual(['面霜', '口红']);

  const { rows } = await sql<{ id: string }>`select id::text as id from content_resource
    where location_label = 'home_hero' order by id limit 2`.execute(shop.db);
  const [one, other] = rows.map(({ id }) => id);
  await sql`insert into slot_day (day, line_id, clicks, orders) values
    ('2026-10-01', ${one}, 5, 1), ('2026-10-02', ${one}, 2, 0), ('2026-10-02', ${other}, 9, 2),
    ('2026-09-29', ${one}, 50, 10)`.execute(shop.db);
  const slots = (await staff.call(visitRoutes.slots, { from: '2026-10-01', to: '2026-10-02' })).results;
  expect(slots.sums).toEqual({ clicks: 16, orders: 3 });
  expect(slots.compared).toEqual({ clicks: 50, orders: 10 });
  expect(slots.slots).toMatchObject([
    { slot: 'home_hero', label: '首屏', clicks: 16, orders: 3, lines: [{ lineId: other }, { lineId: one }] },
  ]);
});
