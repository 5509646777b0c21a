import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { onPostgres } from '../../../testing/index.ts';
import { type Community, openCommunity } from '../community/testing/community-harness.ts';
import { joinReminders, reminderJobs } from './index.ts';

let shop: Community;
let skuId: string;
beforeAll(async () => {
  shop = await openCommunity();
  skuId = shop.skus[2]!.id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('arrival_reminder').execute();
  await shop.db.deleteFrom('outbox_event').execute();
  await shop.db.deleteFrom('job').execute();
  await setStock(0);
});

const setStock = (available: number, sku = skuId) =>
  shop.db.updateTable('stock').set({ available }).where('sku_id', '=', sku).execute();
const wish = (fields: object, headers: Record<string, string> = { 'x-guest': 'g1' }) =>
  shop.post('/v3/shopcart/reminder/saveArrivalReminderUserData', { skuId, ...fields }, undefined, headers);
const work = async () => {
  while ((await runDueJobs(shop.db, reminderJobs(shop.db))) > 0);
};
const told = async () =>
  (
    await shop.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('topic', '=', 'arrival-reminder')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload as Record<string, unknown>);

describe('asking to be told', () => {
  it('is for shoppers with somewhere to be told', async () => {
    expect((await wish({ mobile: '13800000009' }, {})).errorCode).toBe('2550');
    expect((await wish({})).errorCode).toBe('CRT3003W');
    expect((await wish({ mobile: '12345' })).errorCode).toBe('CMN0001E');
    expect((await wish({ mobile: '+86 138-0000-0009' })).status).toBe(0);
    expect((await wish({}, { 'x-member': 'lin' })).status).toBe(0);
  });

  it('is the same wish however often it is made', async () => {
    const first = await wish({ mobile: '13800000009' });
    const again = await wish({ mobile: '138 0000 0009' }, { 'x-guest': 'g2' });
    expect(again.results.reminderId).toBe(first.results.reminderId);
  });

  it('is not needed while there is stock, nor possible for what is not sold', async () => {
    await setStock(3);
    expect((await wish({ mobile: '13800000009' })).errorCode).toBe('CRT3002W');
    expect((await wish({ skuId: '404', mobile: '13800000009' })).errorCode).toBe('CNT1002E');
  });

  it('ends at twenty for one number, whoever types it', async () => {
    for (const [at, sku] of shop.skus.slice(3, 23).entries()) {
      await setStock(0, sku.id);
      await wish({ skuId: sku.id, mobile: '13900000000' }, { 'x-guest': `g${at}` });
    }
    expect(await wish({ mobile: '13900000000' })).toMatchObject({
      errorCode: 'CRT3004W',
      errorMessage: expect.stringContaining('20'),
    });
    expect((await wish({ mobile: '13900000001' })).status).toBe(0);
  });
});

describe('when stock returns', () => {
  it('each who waits is told once, however often it returns', async () => {
    await wish({ mobile: '13800000009' });
    await wish({}, { 'x-member': 'lin' });
    await setStock(5);
    await work();
    expect(await told()).toMatchObject([
      {
        mobile: '13800000009',
        memberId: null,
        productName: '索兰娜 朱砂丝绒哑光唇膏',
        skuName: '03 朱砂 3.2g',
      },
      { mobile: null, memberId: 'lin', skuId },
    ]);
    await setStock(0);
    await setStock(5);
    await work();
    await setStock(9);
    await work();
    expect(await told()).toHaveLength(2);
  });

  it('nobody is told while it is away, nor when it left again before anybody was told', async () => {
    await wish({ mobile: '13800000009' });
    await work();
    await setStock(5);
    await setStock(0);
    await work();
    expect(await told()).toEqual([]);
    await setStock(1);
    await work();
    expect(await told()).toHaveLength(1);
  });

  it('whoever asks anew after being told is told anew', async () => {
    for (let time = 0; time < 2; time += 1) {
      await setStock(0);
      await wish({ mobile: '13800000009' });
      await setStock(5);
      await work();
    }
    expect(await told()).toHaveLength(2);
  });

  it('tells nobody of a change that was rolled back', async () => {
    await wish({ mobile: '13800000009' });
    await shop.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('stock').set({ available: 5 }).where('sku_id', '=', skuId).execute();
        throw new Error('no');
      })
      .catch(() => undefined);
    await work();
    expect(await told()).toEqual([]);
  });

  it('tells more people than fit into one go', async () => {
    const crowd = Array.from({ length: 205 }, (_none, at) => `1390000${String(at).padStart(4, '0')}`);
    await insertRows(
      shop.db,
      'arrival_reminder',
      crowd.map((mobile, at) => ({
        id: `crowd${at}`,
        sku_id: skuId,
        owner: `guest:${at}`,
        mobile,
        contact: `mobile:${mobile}`,
        state: 'waiting',
        created_at: '2026-01-01T00:00:00Z',
      })),
    );
    await setStock(1);
    await work();
    expect(new Set((await told()).map(({ mobile }) => mobile)).size).toBe(205);
  });
});

describe('the list of what she waits for', () => {
  const list = async (memberId: string) =>
    (await shop.get('/v3/shopcart/reminder/list/1/20', memberId)).results;
  const states = async (memberId: string) =>
    (await list(memberId)).list.map(({ state }: { state: string }) => state);

  it('says what has come, where she is told, and what went again', async () => {
    await wish({ mobile: '13800000009' }, { 'x-member': 'lin' });
    expect(await list('lin')).toMatchObject({
      total: 1,
      list: [{ skuId, skuName: '03 朱砂 3.2g', state: 'waiting', contactText: '短信 138****0009' }],
    });
    await setStock(5);
    await work();
    expect(await states('lin')).toEqual(['arrived']);
    await setStock(0);
    expect(await states('lin')).toEqual(['missed']);
  });

  it('gets shorter when she stops waiting, and nobody else can make it so', async () => {
    const { results } = await wish({}, { 'x-member': 'lin' });
    const remove = (memberId: string) =>
      shop.post('/v3/shopcart/reminder/remove', { reminderId: [results.reminderId] }, memberId);
    await remove('qiao');
    expect((await list('lin')).total).toBe(1);
    expect((await remove('lin')).results).toEqual({ total: 0 });
    await setStock(5);
    await work();
    expect(await told()).toEqual([]);
  });

  it('takes in what she asked for before she signed in', async () => {
    await wish({ mobile: '13800000009' }, { 'x-guest': 'g7' });
    await transaction(shop.db, (tx) => joinReminders(tx, { guestId: 'g7', memberId: 'lin' }));
    expect(await states('lin')).toEqual(['waiting']);
    expect((await shop.get('/v3/shopcart/reminder/list/1/20')).errorCode).toBe('2550');
  });
});

onPostgres('at the same moment', () => {
  it('three workers tell everyone once', async () => {
    for (let at = 0; at < 40; at += 1) await wish({ mobile: `137000000${String(at).padStart(2, '0')}` });
    await setStock(5);
    const { tellArrival } = await import('./tell-arrival.ts');
    await Promise.all([work(), tellArrival(shop.db, skuId), tellArrival(shop.db, skuId)]);
    await work();
    expect((await told()).map(({ mobile }) => mobile).sort()).toHaveLength(40);
  });

  it('a wish made while stock returns is either refused or kept by a job', async () => {
    for (let round = 0; round < 10; round += 1) {
      await setStock(0);
      const [answer] = await Promise.all([wish({ mobile: `1360000000${round}` }), setStock(5)]);
      await work();
      const waiting = await shop.db
        .selectFrom('arrival_reminder')
        .select('id')
        .where('state', '=', 'waiting')
        .execute();
      expect([answer.errorCode ?? 'kept', waiting]).toEqual([expect.stringMatching(/kept|CRT3002W/), []]);
    }
  });
});
