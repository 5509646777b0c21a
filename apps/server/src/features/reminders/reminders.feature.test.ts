import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestOwner } from '#platform/context';
import { insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { onPostgres } from '../../../testing/index.ts';
import { type CommunityHarness, openCommunityHarness } from '../community/testing/community-harness.ts';
import { mergeReminders, reminderJobs } from './index.ts';

let shop: CommunityHarness;
let skuId: string;
beforeAll(async () => {
  shop = await openCommunityHarness();
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
const requestReminder = (fields: object, headers: Record<string, string> = { 'x-guest': 'g1' }) =>
  shop.post('/v3/shopcart/reminder/saveArrivalReminderUserData', { skuId, ...fields }, undefined, headers);
const runJobs = async () => {
  while ((await runDueJobs(shop.db, reminderJobs(shop.db))) > 0);
};
const listEvents = async () =>
  (
    await shop.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('topic', '=', 'arrival-reminder')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload as Record<string, unknown>);

describe('a reminder request', () => {
  it('needs a shopper and a contact', async () => {
    expect((await requestReminder({ mobile: '13800000009' }, {})).errorCode).toBe('2550');
    expect((await requestReminder({})).errorCode).toBe('CRT3003W');
    expect((await requestReminder({ mobile: '12345' })).errorCode).toBe('CMN0001E');
    expect((await requestReminder({ mobile: '+86 138-0000-0009' })).status).toBe(0);
    expect((await requestReminder({}, { 'x-member': 'lin' })).status).toBe(0);
  });

  it('is the same reminder, however often it is made', async () => {
    const first = await requestReminder({ mobile: '13800000009' });
    const again = await requestReminder({ mobile: '138 0000 0009' }, { 'x-guest': 'g2' });
    expect(again.results.reminderId).toBe(first.results.reminderId);
  });

  it('is refused while there is stock and for an unknown sku', async () => {
    await setStock(3);
    expect((await requestReminder({ mobile: '13800000009' })).errorCode).toBe('CRT3002W');
    expect((await requestReminder({ skuId: '404', mobile: '13800000009' })).errorCode).toBe('CNT1002E');
  });

  it('is limited to twenty per mobile number', async () => {
    for (const [at, sku] of shop.skus.slice(3, 23).entries()) {
      await setStock(0, sku.id);
      await requestReminder({ skuId: sku.id, mobile: '13900000000' }, { 'x-guest': `g${at}` });
    }
    expect(await requestReminder({ mobile: '13900000000' })).toMatchObject({
      errorCode: 'CRT3004W',
      errorMessage: expect.stringContaining('20'),
    });
    expect((await requestReminder({ mobile: '13900000001' })).status).toBe(0);
  });
});

describe('when stock returns', () => {
  it('each waiting shopper is notified once', async () => {
    await requestReminder({ mobile: '13800000009' });
    await requestReminder({}, { 'x-member': 'lin' });
    await setStock(5);
    await runJobs();
    expect(await listEvents()).toMatchObject([
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
    await runJobs();
    await setStock(9);
    await runJobs();
    expect(await listEvents()).toHaveLength(2);
  });

  it('nobody is notified while it is sold out, or sold out again before the job runs', async () => {
    await requestReminder({ mobile: '13800000009' });
    await runJobs();
    await setStock(5);
    await setStock(0);
    await runJobs();
    expect(await listEvents()).toEqual([]);
    await setStock(1);
    await runJobs();
    expect(await listEvents()).toHaveLength(1);
  });

  it('a new request after a notification is notified again', async () => {
    for (let time = 0; time < 2; time += 1) {
      await setStock(0);
      await requestReminder({ mobile: '13800000009' });
      await setStock(5);
      await runJobs();
    }
    expect(await listEvents()).toHaveLength(2);
  });

  it('a rolled-back change notifies nobody', async () => {
    await requestReminder({ mobile: '13800000009' });
    await shop.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('stock').set({ available: 5 }).where('sku_id', '=', skuId).execute();
        throw new Error('rollback');
      })
      .catch(() => undefined);
    await runJobs();
    expect(await listEvents()).toEqual([]);
  });

  it('more shoppers than one batch are notified', async () => {
    const shoppers = Array.from({ length: 205 }, (_none, at) => `1390000${String(at).padStart(4, '0')}`);
    await insertRows(
      shop.db,
      'arrival_reminder',
      shoppers.map((mobile, at) => ({
        id: `shoppers${at}`,
        sku_id: skuId,
        owner: guestOwner(String(at)),
        mobile,
        contact: `mobile:${mobile}`,
        state: 'waiting',
        created_at: '2026-01-01T00:00:00Z',
      })),
    );
    await setStock(1);
    await runJobs();
    expect(new Set((await listEvents()).map(({ mobile }) => mobile)).size).toBe(205);
  });
});

describe('the list of reminders', () => {
  const list = async (memberId: string) =>
    (await shop.get('/v3/shopcart/reminder/list/1/20', memberId)).results;
  const states = async (memberId: string) =>
    (await list(memberId)).list.map(({ state }: { state: string }) => state);

  it('shows the state and the masked contact', async () => {
    await requestReminder({ mobile: '13800000009' }, { 'x-member': 'lin' });
    expect(await list('lin')).toMatchObject({
      total: 1,
      list: [{ skuId, skuName: '03 朱砂 3.2g', state: 'waiting', contactText: '短信 138****0009' }],
    });
    await setStock(5);
    await runJobs();
    expect(await states('lin')).toEqual(['arrived']);
    await setStock(0);
    expect(await states('lin')).toEqual(['missed']);
  });

  it('can be shortened only by its owner', async () => {
    const { results } = await requestReminder({}, { 'x-member': 'lin' });
    const remove = (memberId: string) =>
      shop.post('/v3/shopcart/reminder/remove', { reminderId: [results.reminderId] }, memberId);
    await remove('qiao');
    expect((await list('lin')).total).toBe(1);
    expect((await remove('lin')).results).toEqual({ total: 0 });
    await setStock(5);
    await runJobs();
    expect(await listEvents()).toEqual([]);
  });

  it('includes reminders requested before sign-in', async () => {
    await requestReminder({ mobile: '13800000009' }, { 'x-guest': 'g7' });
    await transaction(shop.db, (tx) => mergeReminders(tx, { guestId: 'g7', memberId: 'lin' }));
    expect(await states('lin')).toEqual(['waiting']);
    expect((await shop.get('/v3/shopcart/reminder/list/1/20')).errorCode).toBe('2550');
  });
});

onPostgres('concurrently', () => {
  it('three workers notify everyone once', async () => {
    for (let at = 0; at < 40; at += 1)
      await requestReminder({ mobile: `137000000${String(at).padStart(2, '0')}` });
    await setStock(5);
    const { notifyArrival } = await import('./notify-arrival.ts');
    await Promise.all([runJobs(), notifyArrival(shop.db, skuId), notifyArrival(shop.db, skuId)]);
    await runJobs();
    expect((await listEvents()).map(({ mobile }) => mobile).sort()).toHaveLength(40);
  });

  it('a request made while stock returns is either refused or handled by a job', async () => {
    for (let round = 0; round < 10; round += 1) {
      await setStock(0);
      const [answer] = await Promise.all([requestReminder({ mobile: `1360000000${round}` }), setStock(5)]);
      await runJobs();
      const waiting = await shop.db
        .selectFrom('arrival_reminder')
        .select('id')
        .where('state', '=', 'waiting')
        .execute();
      expect([answer.errorCode ?? 'saved', waiting]).toEqual([expect.stringMatching(/saved|CRT3002W/), []]);
    }
  });
});
