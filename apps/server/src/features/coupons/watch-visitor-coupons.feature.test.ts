import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log';
import { createTestDatabase } from '../../../testing/index.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';
import { watchVisitorCoupons } from './watch-visitor-coupons.ts';

const HOUR = 3_600_000;
const database = await createTestDatabase();
const { db } = database;
const log = createLog('silent');
const changes: string[] = [];
let coupons: Awaited<ReturnType<typeof watchVisitorCoupons>>;

beforeAll(async () => {
  await createCouponOffer(db, { id: 'now', total: 2 });
  await createCouponOffer(db, { id: 'later', claim_from: new Date(Date.now() + HOUR) });
  await createCouponOffer(db, { id: 'hidden', is_on_offer: false });
  await createCouponOffer(db, { id: 'broken', rule: { offer: { kind: 'amountOff', amount: -1 } } });
  coupons = await watchVisitorCoupons(database, {
    log,
    onChange: () => changes.push(titleOf('now')!),
  });
});
afterAll(async () => {
  await coupons.stop();
  await database.close();
});
beforeEach(() => void changes.splice(0));

const shownAt = (now: number) =>
  coupons
    .listAt(now)
    .map(({ row }) => row.id)
    .filter((id) => ['now', 'later', 'hidden', 'broken'].includes(id));
const find = (id: string, of = coupons) => of.listAt(Date.now()).find(({ row }) => row.id === id);
const titleOf = (id: string) => find(id)?.coupon.title;

describe('the coupons that a visitor is shown', () => {
  it('are those of the moment, without one whose rule cannot be read', () => {
    for (const [now, ids] of [
      [Date.now(), ['now']],
      [Date.now() + 2 * HOUR, ['later', 'now']],
      [Date.now() + 100 * HOUR, []],
    ] as const)
      expect(shownAt(now)).toEqual(ids);
  });

  it('are read again before pages are dropped because staff changed one', async () => {
    await db.updateTable('coupon_offer').set({ title: '九折券' }).where('id', '=', 'now').execute();
    await vi.waitFor(() => expect(changes).toContain('九折券'));
    await db.updateTable('coupon_offer').set({ state: 'stopped' }).where('id', '=', 'now').execute();
    await vi.waitFor(() => expect(find('now')).toBeUndefined());
    await db.updateTable('coupon_offer').set({ state: 'live' }).where('id', '=', 'now').execute();
    await vi.waitFor(() => expect(titleOf('now')).toBe('九折券'));
  });

  it('follow the claims, which nothing announces', async () => {
    const polled = await watchVisitorCoupons(database, {
      log,
      onChange: () => undefined,
      claimsIntervalMs: 20,
    });
    await db.updateTable('coupon_offer').set({ claimed: 2 }).where('id', '=', 'now').execute();
    await vi.waitFor(() => expect(find('now', polled)?.row.claimed).toBe(2));
    expect(find('now')?.row.claimed).toBe(0);
    await polled.stop();
  });
});
