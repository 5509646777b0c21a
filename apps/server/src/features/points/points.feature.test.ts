import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';
import { SKU, seedProducts } from '../cart/testing/seed-products.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { createCaller, member } from '../orders/testing/call-as.ts';
import { runConcurrently } from '../payment/testing/run-concurrently.ts';
import {
  earnPoints,
  getPointsBalance,
  holdPoints,
  pointsFeature,
  pointsJobs,
  reclaimPoints,
  refundPoints,
  releasePoints,
  spendPoints,
} from './index.ts';
import { listPointsViolations } from './testing/points-violations.ts';

const database = await createTestDatabase();
const { db } = database;
const emptyCatalogue = { current: () => ({ skus: new Map() }) } as unknown as CatalogueSource;
const call = createCaller(db, [pointsFeature(emptyCatalogue, () => '')]);

beforeAll(async () => {
  await seedProducts(db);
  await db
    .insertInto('points_reward')
    .values([
      { id: 'mask', sku_id: SKU.sample, name: '青竹面膜 一片', points: 300, left_count: 1, position: 1 },
      { id: 'gone', sku_id: SKU.brush, name: '试香卡', points: 1, left_count: 0, position: 2 },
      { id: 'no-sku', name: '手写贺卡', points: 1, left_count: 9, position: 3 },
      { id: 'withdrawn', sku_id: SKU.withdrawn, name: '旧款小样', points: 1, left_count: 9, position: 4 },
    ])
    .execute();
});
afterAll(async () => {
  expect(await listPointsViolations(db)).toEqual([]);
  await database.close();
});

const inTransaction = <Value>(run: Parameters<typeof transaction<Value>>[1]) => transaction(db, run);
const earn = (memberId: string, points: number, reference = 'first') =>
  inTransaction((tx) => earnPoints(tx, { memberId, points, reference, text: `订单 ${reference} 完成` }));
const balance = async (memberId: string) => (await getPointsBalance(db, memberId)).payPoints;

describe('points', () => {
  it('of one order are earned once and count for the member card', async () => {
    expect(await earn('m1', 762)).toBe('earned');
    expect(await earn('m1', 762)).toBe('already');
    expect(await getPointsBalance(db, 'm1')).toEqual({ payPoints: 762, cardPoints: 762 });
  });

  it('are held by an order and released when it is cancelled', async () => {
    await earn('m2', 1_000);
    const use = { memberId: 'm2', points: 600, reference: 'o1' };
    expect(await inTransaction((tx) => holdPoints(tx, use))).toBe('held');
    expect(await inTransaction((tx) => holdPoints(tx, use))).toBe('already');
    expect(await balance('m2')).toBe(400);
    expect(await inTransaction((tx) => holdPoints(tx, { ...use, points: 401, reference: 'o2' }))).toBe(
      'short',
    );
    expect(await inTransaction((tx) => releasePoints(tx, use))).toBe('done');
    expect(await inTransaction((tx) => releasePoints(tx, use))).toBe('already');
    expect(await inTransaction((tx) => spendPoints(tx, use))).toBe('none');
    expect(await balance('m2')).toBe(1_000);
  });

  it('that expire first are taken first, whatever was earned first', async () => {
    const memberId = 'first-to-expire';
    const now = await readClock(db);
    const years = (back: number) => new Date(now.getTime() - back * 365 * 86_400_000);
    // Written in another order than they expire.
    for (const [reference, earnedAt] of [
      ['this year', now],
      ['last year', years(1)],
      ['this year again', now],
    ] as const)
      await inTransaction((tx) => earnPoints(tx, { memberId, points: 500, reference, text: '', earnedAt }));
    const left = async () =>
      (
        await db
          .selectFrom('points_lot')
          .select(['reference', 'left_points'])
          .where('member_id', '=', memberId)
          .orderBy('id')
          .execute()
      ).map(({ left_points }) => left_points);
    const use = { memberId, points: 300, reference: 'order' };
    await inTransaction((tx) => holdPoints(tx, use));
    expect(await left()).toEqual([500, 200, 500]);
    await inTransaction((tx) => holdPoints(tx, { ...use, reference: 'order 2' }));
    expect(await left()).toEqual([400, 0, 500]);
    // What comes back goes to the lots it came from, and is valid as long as before.
    await inTransaction((tx) => releasePoints(tx, { memberId, reference: 'order' }));
    expect(await left()).toEqual([400, 300, 500]);
    await inTransaction((tx) => reclaimPoints(tx, { memberId, points: 350, reference: 'return' }));
    expect(await left()).toEqual([350, 0, 500]);
  });

  it('are spent when the order is paid, and partly refunded with a return', async () => {
    await earn('m3', 500);
    const use = { memberId: 'm3', points: 500, reference: 'o3' };
    await inTransaction((tx) => holdPoints(tx, use));
    expect(await inTransaction((tx) => spendPoints(tx, use))).toBe('done');
    expect(await inTransaction((tx) => releasePoints(tx, use))).toBe('none');
    expect(await balance('m3')).toBe(0);
    const back = { memberId: 'm3', points: 200, reference: 'r1', orderId: 'o3' };
    expect(await inTransaction((tx) => refundPoints(tx, back))).toBe('done');
    expect(await inTransaction((tx) => refundPoints(tx, back))).toBe('already');
    expect(await inTransaction((tx) => refundPoints(tx, { ...back, points: 301, reference: 'r2' }))).toBe(
      'none',
    );
    expect(await balance('m3')).toBe(200);
  });

  it('that were spent before their items were returned become a debt, deducted from the next earnings', async () => {
    await earn('m4', 100);
    await inTransaction((tx) => holdPoints(tx, { memberId: 'm4', points: 80, reference: 'o4' }));
    await inTransaction((tx) => spendPoints(tx, { memberId: 'm4', reference: 'o4' }));
    await inTransaction((tx) => reclaimPoints(tx, { memberId: 'm4', points: 100, reference: 'r4' }));
    expect(await getPointsBalance(db, 'm4')).toEqual({ payPoints: 0, cardPoints: 0 });
    await earn('m4', 200, 'second');
    expect(await getPointsBalance(db, 'm4')).toEqual({ payPoints: 120, cardPoints: 200 });
  });
});

describe('the points page', () => {
  it('shows spendable, pending, held and expiring points', async () => {
    await earn('m5', 3_268);
    await inTransaction((tx) => holdPoints(tx, { memberId: 'm5', points: 1_200, reference: 'o5' }));
    const { results } = await call(member('m5'), 'GET /v1/myaccount/points/summary');
    const year = (await readClock(db)).getUTCFullYear() + 1;
    expect(results).toMatchObject({
      payPoints: 2_068,
      held: 1_200,
      waiting: 0,
      worth: '20.68',
      expiring: [{ points: 2_068, at: `${year}-12-31T23:59:59+08:00` }],
    });
    expect(results.rewards.map(({ rewardId }: { rewardId: string }) => rewardId)).toEqual(['mask', 'gone']);
  });

  it('lists every movement once, newest first', async () => {
    await inTransaction((tx) => spendPoints(tx, { memberId: 'm5', reference: 'o5' }));
    const flow = (input: object) =>
      call(member('m5'), 'GET /v1/myaccount/points/flow/{pageNo}/{pageSize}', input);
    const { results } = await flow({});
    expect(results.list).toMatchObject([
      { source: '下单抵扣', change: -1_200, balance: 2_068 },
      { source: '订单完成', change: 3_268, balance: 3_268, expiresAt: expect.stringContaining('-12-31T') },
    ]);
    expect((await flow({ direction: 'in' })).results.total).toBe(1);
    expect((await call(member('no-points'), 'GET /v1/myaccount/points/summary')).results.payPoints).toBe(0);
  });

  it('exchanges points for a reward while points and stock last', async () => {
    const exchange = (rewardId: string, as = 'm5') =>
      call(member(as), 'POST /v1/myaccount/points/exchange', { rewardId });
    await earn('m6', 299);
    expect(await exchange('mask', 'm6')).toMatchObject({ status: 1, errorCode: 'PRM2001W' });
    expect(await exchange('mask')).toMatchObject({
      status: 0,
      results: { name: '青竹面膜 一片', points: 300, payPoints: 1_768 },
    });
    expect(await exchange('mask')).toMatchObject({ errorCode: 'PRM2004W' });
    expect(await exchange('unknown')).toMatchObject({ errorCode: 'PRM2003E', httpStatus: 404 });
    const history = await call(member('m5'), 'GET /v1/myaccount/points/exchange/history/{pageNo}/{pageSize}');
    expect(history.results).toMatchObject({ total: 1, list: [{ statusText: '随下一单寄出' }] });
    expect(await balance('m6')).toBe(299);
  });

  it('offers no reward that cannot go out with an order, and says so of one exchanged before', async () => {
    await earn('m7', 500);
    const summary = await call(member('m7'), 'GET /v1/myaccount/points/summary');
    expect(summary.results.rewards.map(({ rewardId }: { rewardId: string }) => rewardId)).toEqual([
      'mask',
      'gone',
    ]);
    for (const rewardId of ['no-sku', 'withdrawn'])
      expect(await call(member('m7'), 'POST /v1/myaccount/points/exchange', { rewardId })).toMatchObject({
        errorCode: 'PRM2003E',
      });
    expect(await balance('m7')).toBe(500);

    const before = { id: 'old', member_id: 'm7', reward_id: 'no-sku', name: '手写贺卡', points: 1 };
    await db
      .insertInto('points_exchange')
      .values({ ...before, at: new Date() })
      .execute();
    const history = await call(member('m7'), 'GET /v1/myaccount/points/exchange/history/{pageNo}/{pageSize}');
    expect(history.results.list).toMatchObject([{ statusText: '暂时无法随单寄出，请联系客服' }]);
    await db.deleteFrom('points_exchange').where('id', '=', 'old').execute();
  });
});

onPostgres('concurrent holds of 30 of 100 points', () => {
  it('succeed three times for different orders', async () => {
    await earn('concurrent', 100);
    const outcomes = await runConcurrently(
      Array.from(
        { length: 100 },
        (_none, nth) => () =>
          inTransaction((tx) =>
            holdPoints(tx, { memberId: 'concurrent', points: 30, reference: `race-${nth}` }),
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3);
    expect(await balance('concurrent')).toBe(10);
  });

  it('succeed once for the same order', async () => {
    await earn('same-order', 100);
    const use = { memberId: 'same-order', points: 30, reference: 'same' };
    const outcomes = await runConcurrently(
      Array.from({ length: 20 }, () => () => inTransaction((tx) => holdPoints(tx, use))),
    );
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
    expect(await balance('same-order')).toBe(70);
  });
});

it('any sequence of operations leaves the accounts consistent', async () => {
  const step = fc.record({
    operation: fc.constantFrom('earn', 'hold', 'release', 'spend', 'take-back', 'give-back'),
    points: fc.integer({ min: 1, max: 500 }),
    order: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.array(step, { maxLength: 15 }), async (memberId, steps) => {
      for (const [nth, { operation: what, points, order }] of steps.entries()) {
        const use = { memberId, points, reference: `o${order}` };
        const reversal = { memberId, points, reference: `r${nth}`, orderId: `o${order}` };
        await inTransaction<unknown>((tx) => {
          if (what === 'earn') return earnPoints(tx, { ...use, reference: `e${nth}`, text: '订单完成' });
          if (what === 'hold') return holdPoints(tx, use);
          if (what === 'release') return releasePoints(tx, use);
          if (what === 'spend') return spendPoints(tx, use);
          return what === 'take-back' ? reclaimPoints(tx, reversal) : refundPoints(tx, reversal);
        });
      }
      expect(await listPointsViolations(db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('unused points expire at the end of next year, held points do not', async () => {
  await earn('late', 100);
  await inTransaction((tx) => holdPoints(tx, { memberId: 'late', points: 40, reference: 'o9' }));
  await advanceClock(db, 2 * 366 * 86_400);
  while ((await runDueJobs(db, pointsJobs(db))) > 0);
  expect(await balance('late')).toBe(0);
  await inTransaction((tx) => spendPoints(tx, { memberId: 'late', reference: 'o9' }));
  const flowOf = (input: object) =>
    call(member('late'), 'GET /v1/myaccount/points/flow/{pageNo}/{pageSize}', input);
  const flow = await flowOf({});
  expect((await flowOf({ months: 12 })).results.total, 'entries from two years ago are left out').toBe(
    flow.results.total - 2,
  );
  expect(flow.results.list[0]).toMatchObject({ source: '到期', change: -60, balance: 0 });
});
