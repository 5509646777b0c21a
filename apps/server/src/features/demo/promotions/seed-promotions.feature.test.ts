import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { readOffers } from '../../promotions/index.ts';
import { renewDemoOffers } from './renew-offers.ts';
import { seedPromotions } from './seed-promotions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'stocked' });
  await seedPromotions(database.db);
});
afterAll(() => database.close());

const running = async () => {
  const { promotions, presales, bundlePrices, unreadable } = await readOffers(database.db);
  expect(unreadable).toEqual([]);
  return { kinds: new Set(promotions.map(({ kind }) => kind)), presales, bundlePrices };
};

describe('the demo’s promotions', () => {
  it('have one of every kind', async () => {
    const { kinds, presales, bundlePrices } = await running();
    expect([...kinds].sort()).toEqual([
      'extraBuy',
      'flashSale',
      'fullAmount',
      'gift',
      'limitedTime',
      'memberPrice',
    ]);
    expect([presales.size, bundlePrices.length]).toEqual([2, 3]);
    const coupons = await database.db.selectFrom('coupon_offer').select('kind').distinct().execute();
    expect(coupons.map(({ kind }) => kind).sort()).toEqual([
      'amountOff',
      'exchange',
      'freeFreight',
      'percentOff',
    ]);
  });

  it('are inserted once, however often the demo is started', async () => {
    await seedPromotions(database.db);
    const ids = await database.db.selectFrom('promotion').select('id').execute();
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  });

  it('stay as staff left them once they were edited', async () => {
    const { db } = database;
    const { rows } = await sql<{ id: number }>`
      insert into staff (login, name) values ('m@huarong.demo', '唐果') returning id`.execute(db);
    const ended = { updated_by: Number(rows[0]?.id) };
    const [from, until] = [new Date(Date.now() - 2 * 86_400_000), new Date(Date.now() - 86_400_000)];
    const [offer, other] = await db.selectFrom('coupon_offer').select('id').orderBy('id').limit(2).execute();
    const presale = await db.selectFrom('presale').select('id').executeTakeFirstOrThrow();
    const dates = { deposit_from: from, deposit_until: until, balance_from: until };
    const balance = { balance_until: new Date(until.getTime() + 1_000), ships_by: until };
    const closed = { claim_from: from, claim_until: until };
    await db
      .updateTable('coupon_offer')
      .set({ ...ended, ...closed })
      .where('id', '=', offer!.id)
      .execute();
    await db.updateTable('coupon_offer').set(closed).where('id', '=', other!.id).execute();
    await db
      .updateTable('presale')
      .set({ ...ended, ...dates, ...balance })
      .where('id', '=', presale.id)
      .execute();
    await renewDemoOffers(db);
    const untilOf = async (id: string) =>
      (
        await db
          .selectFrom('coupon_offer')
          .select('claim_until')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).claim_until;
    expect(await untilOf(offer!.id)).toEqual(until);
    expect((await untilOf(other!.id)).getTime()).toBeGreaterThan(Date.now());
    const stored = await db
      .selectFrom('presale')
      .selectAll()
      .where('id', '=', presale.id)
      .executeTakeFirstOrThrow();
    expect(stored.deposit_until).toEqual(until);
    await db.updateTable('coupon_offer').set({ updated_by: null }).execute();
    await db.updateTable('presale').set({ updated_by: null }).execute();
    await renewDemoOffers(db);
  });

  it('are renewed by a job when they have ended', async () => {
    const job = await database.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'demo-offers-renew')
      .executeTakeFirstOrThrow();
    const { ends_at } = await database.db
      .selectFrom('promotion')
      .select('ends_at')
      .where('id', '=', 'flash-camellia')
      .executeTakeFirstOrThrow();
    expect(job.run_at).toEqual(ends_at);
    await advanceClock(database.db, 40 * 86_400);
    expect((await running()).kinds.has('flashSale')).toBe(false);
    await renewDemoOffers(database.db);
    const { kinds, presales, bundlePrices } = await running();
    expect([kinds.size, presales.size, bundlePrices.length]).toEqual([6, 2, 3]);
  });

  it('are not renewed when staff have edited or stopped them', async () => {
    const { db } = database;
    const one = await db.selectFrom('promotion').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db
      .updateTable('promotion')
      .set({ state: 'stopped', updated_at: new Date() })
      .where('id', '=', one.id)
      .execute();
    const windowOf = () =>
      db
        .selectFrom('promotion')
        .select(['starts_at', 'ends_at', 'state'])
        .where('id', '=', one.id)
        .executeTakeFirst();
    const before = await windowOf();
    await advanceClock(db, 400 * 86_400);
    await renewDemoOffers(db);
    expect(await windowOf()).toEqual(before);
    const renewed = await db
      .selectFrom('promotion')
      .select('id')
      .where('ends_at', '>', before?.ends_at ?? new Date())
      .execute();
    expect(renewed.length).toBeGreaterThan(0);
  });
});
