import { levelsRoutes } from '@huarong/contract/admin/levels';
import { type CardType, DEFAULT_LEVELS, freightTableOf } from '@huarong/core/points';
import { freightSaving, pointsEarned } from '@huarong/core/pricing';
import { defaultSettings } from '@huarong/core/settings';
import { mapValues } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
let current: Record<string, unknown>;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
  current = (await owner.call(levelsRoutes.settings)).results.current;
}, 120_000);
afterAll(() => shop.close());

const whatIf = async (change: object) =>
  (await owner.call(levelsRoutes.whatIf, { values: { ...current, ...change } })).results;

const REGIONS = ['310104', '650102', '150102'] as const;
/** A member with this card pays for one order; `freightFen` is part of the amount. */
async function paidOrder(
  card: CardType,
  amountFen: number,
  { freightFen = 0, region = '310104' as string, daysAgo = 0 } = {},
) {
  const { orderId, memberId, paymentId } = await createOrder(shop.db, { amountFen, quantity: 1 });
  await sql`update member set card_type = ${card} where id = ${memberId}`.execute(shop.db);
  await sql`update shop_order set goods_fen = goods_fen - ${freightFen}, freight_fen = ${freightFen},
      recipient = recipient || jsonb_build_object('districtCode', ${region}::text),
      paid_at = paid_at - make_interval(days => ${daysAgo}), created_at = created_at - make_interval(days => ${daysAgo})
    where id = ${orderId}`.execute(shop.db);
  return { orderId, paymentId: paymentId ?? '' };
}

it('says how many are one average order away from a better card', async () => {
  await paidOrder('WHITE', 1_000_00);
  await paidOrder('WHITE', 400_00);
  // The average is ¥700.00: ¥1,000.00 is near ¥1,500.00, and ¥400.00 is not.
  expect(await whatIf({})).toMatchObject({
    cost: { days: 30, orders: 2, averageFen: 700_00, points: 0, pointsFen: 0, freightFen: 0 },
    nearly: [
      { to: 'BLACK', members: 1 },
      { to: 'GOLD', members: 0 },
    ],
  });
  // Who reaches it at once is not counted as near.
  expect((await whatIf({ blackFen: 1_000_00 })).nearly[0]).toEqual({ to: 'BLACK', members: 1 });
  expect((await whatIf({ blackFen: 1_100_01 })).nearly[0]).toEqual({ to: 'BLACK', members: 1 });
  expect((await whatIf({ blackFen: 1_100_00 })).nearly[0]).toEqual({ to: 'BLACK', members: 2 });
});

it('costs what each order of the last days would have earned and saved, to the fen', async () => {
  const orders = [
    { card: 'PINK', amount: 123_45, freight: 10_00, region: REGIONS[0] },
    { card: 'WHITE', amount: 150_00, freight: 10_00, region: REGIONS[0] },
    { card: 'WHITE', amount: 199_99, freight: 0, region: REGIONS[0] },
    { card: 'BLACK', amount: 260_01, freight: 25_00, region: REGIONS[1] },
    { card: 'BLACK', amount: 205_00, freight: 0, region: REGIONS[2] },
    { card: 'GOLD', amount: 88_88, freight: 0, region: REGIONS[1] },
  ] as const;
  const known = (await whatIf({})).cost.orders;
  for (const { card, amount, freight, region } of orders)
    await paidOrder(card, amount + freight, { freightFen: freight, region });
  // Not part: paid before those days, or cancelled.
  await paidOrder('BLACK', 900_00, { daysAgo: 31 });
  const cancelled = await paidOrder('BLACK', 900_00);
  await sql`update shop_order set cancel_reason = 1 where id = ${cancelled.orderId}`.execute(shop.db);
  // What went back earns nothing.
  const back = await paidOrder('GOLD', 500_00);
  await sql`insert into refund (id, payment_id, order_id, reason_key, amount_fen, state, created_at)
    values ('REFUND0000000000001', ${back.paymentId}, ${back.orderId}, 'shop:test', 50000, 'done', shop_now())`.execute(
    shop.db,
  );
  const pointsPercent = { PINK: 100, WHITE: 110, BLACK: 133, GOLD: 200 };
  const freeFrom = DEFAULT_LEVELS.freeFrom.map((row) => mapValues(row, (amount) => Math.floor(amount / 2)));
  const { cost, ups } = await whatIf({ pointsPercent, freeFromFen: freeFrom });
  expect(ups).toEqual([]);
  const earned = (card: CardType, amount: number, percents: Record<CardType, number>) =>
    pointsEarned(amount, card, percents);
  const table = freightTableOf(
    { freeFrom: freeFrom as never, freightRegions: DEFAULT_LEVELS.freightRegions },
    defaultSettings('freight'),
  );
  // Two orders of the test before: nothing is calculated about them but points of 玉簪.
  const points = [...orders, ...[1_000_00, 400_00].map((amount) => ({ card: 'WHITE' as const, amount }))].map(
    ({ card, amount }) =>
      earned(card, amount, pointsPercent) - earned(card, amount, DEFAULT_LEVELS.pointsPercent),
  );
  const saved = orders.map(({ card, amount, freight, region }) =>
    freightSaving(
      { region, itemsAmount: amount, paid: freight },
      { card, table: freightTableOf(DEFAULT_LEVELS, defaultSettings('freight')) },
      { card, table },
    ),
  );
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  expect(saved).toEqual([10_00, 10_00, 0, 25_00, 0, 0]);
  expect(cost).toMatchObject({
    orders: known + orders.length + 1,
    points: sum(points),
    freightFen: sum(saved),
  });
  expect(cost.pointsFen).toBe(sum(points));
});

it('counts the better card of who moves up, and freight that would be charged again as less cost', async () => {
  const before = await whatIf({});
  await paidOrder('WHITE', 1_400_00);
  await paidOrder('WHITE', 110_00, { freightFen: 10_00 });
  const { cost, ups } = await whatIf({ blackFen: 1_400_00 });
  expect(ups).toEqual([{ from: 'WHITE', to: 'BLACK', members: 1 }]);
  expect(cost.points - before.cost.points).toBe(350);
  expect(cost.freightFen).toBe(0);
  // Everybody with 芍药 pays for 内蒙古 below ¥299.00 again: one order of ¥205.00.
  const dear = DEFAULT_LEVELS.freeFrom.map((row) => ({ ...row, BLACK: row.WHITE }));
  expect((await whatIf({ freeFromFen: dear })).cost.freightFen).toBe(-15_00);
});
