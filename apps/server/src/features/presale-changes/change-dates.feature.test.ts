import { presaleChangesRoutes } from '@huarong/contract/admin/presale-changes';
import { presalesRoutes } from '@huarong/contract/admin/presales';
import { OrderStatus } from '@huarong/core/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { SKU } from '../cart/testing/seed-products.ts';
import { inDays, openPresaleShop, type PresaleShop } from './testing/open-presale-shop.ts';

let shop: PresaleShop;
let presaleId: string;
beforeAll(async () => {
  shop = await openPresaleShop();
  presaleId = await shop.publish(SKU.perfume);
}, 120_000);
afterAll(() => shop.close());

const ask = async (wanted: object) =>
  shop.marketer.call(presaleChangesRoutes.changeDates, {
    presaleId,
    version: (await shop.boardOf(presaleId)).version,
    reason: '到货推迟',
    ...wanted,
  });
const orderOf = (orderId: string) =>
  shop.db
    .selectFrom('shop_order')
    .select(['balance_until', 'pay_until', 'ships_by', 'payable_fen'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const timerOf = async (kind: string, orderId: string) =>
  (
    await shop.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', kind)
      .where('unique_key', '=', orderId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  )?.run_at;

describe('other dates of a presale that people have ordered', () => {
  it('are refused in words where they take something away, and change nothing', async () => {
    const earlier = await ask({ balanceUntil: inDays(2) });
    expect([earlier.status, earlier.errorCode, earlier.message]).toEqual([
      409,
      'ADM9418E',
      '不能这样改时间：付尾款的结束只能推后，不能提前',
    ]);
    expect((await ask({ version: 99, balanceUntil: inDays(4) })).errorCode).toBe('ADM9356W');
    expect((await ask({})).message).toBe('不能这样改时间：时间没有变化');
    expect((await ask({ balanceUntil: 'tomorrow' })).status).toBe(400);
    const missing = await shop.marketer.call(presaleChangesRoutes.previewDates, { presaleId: 'nothing' });
    expect([missing.status, missing.errorCode]).toEqual([404, 'ADM9355E']);
  });

  it('are previewed, approved by a second person, and everybody who paid a deposit is notified once', async () => {
    const [first, second] = [await shop.deposit(), await shop.deposit(SKU.perfume, 2)];
    const unpaid = await shop.book(await shop.newMember(), SKU.perfume);
    await shop.work();
    const promised = await orderOf(first.orderId);
    const [balanceUntil, until] = [inDays(6), new Date(0)];
    until.setTime(Date.parse(balanceUntil));
    const preview = await shop.marketer.call(presaleChangesRoutes.previewDates, { presaleId, balanceUntil });
    expect(preview.results).toMatchObject({
      problem: null,
      depositors: 2,
      units: 3,
      depositFen: 300_00,
      unpaid: 1,
      after: { balanceUntil },
      reminderAt: new Date(until.getTime() - 86_400_000).toISOString(),
      message: { text: expect.stringContaining('付尾款延长到') },
    });
    const { results: asked } = await ask({ balanceUntil });
    expect(asked).toMatchObject({ state: 'waiting' });
    expect((await orderOf(first.orderId)).balance_until).toEqual(promised.balance_until);
    expect((await shop.approve(shop.marketer, asked.approvalId)).status).toBe(403);
    expect((await shop.approve(shop.owner, asked.approvalId)).results.message).toBe(
      '时间已改，正在通知付过定金的人',
    );
    // The approval itself moves the end: a job that waits for its turn costs nobody the deposit.
    expect(await orderOf(first.orderId)).toEqual({ ...promised, balance_until: until, pay_until: until });
    expect((await orderOf(unpaid)).balance_until).toEqual(until);
    expect((await orderOf(unpaid)).pay_until).not.toEqual(until);
    await shop.work();
    await shop.work();
    for (const { orderId } of [first, second]) {
      const messages = (await shop.messagesOf(orderId)).filter(({ title }) => title === '预售时间有调整');
      expect(messages).toHaveLength(1);
      expect(await timerOf('order-close', orderId)).toEqual(until);
    }
    expect((await shop.messagesOf(unpaid)).map(({ title }) => title)).not.toContain('预售时间有调整');
    expect((await shop.boardOf(presaleId)).terms.balanceUntil).toBe(balanceUntil);
    const { rows } = (await shop.marketer.call(presaleChangesRoutes.list, { presaleId })).results;
    expect(rows).toMatchObject([{ kind: 'dates', state: 'done', done: 2, reason: '到货推迟' }]);
  });

  it('that end deposits early leave the balance of who paid one as it was', async () => {
    const later = await shop.marketer.call(presaleChangesRoutes.previewDates, {
      presaleId,
      depositUntil: (await shop.boardOf(presaleId)).terms.balanceFrom,
    });
    expect(later.results.problem).toBe('时间没有变化');
    const sooner = await shop.marketer.call(presaleChangesRoutes.previewDates, {
      presaleId,
      depositUntil: inDays(0.5),
    });
    expect(sooner.results).toMatchObject({
      problem: null,
      message: { text: expect.stringContaining('提前结束收定金') },
    });
    const { orderId } = await shop.deposit();
    const before = await orderOf(orderId);
    const { results: asked } = await ask({ depositUntil: 'now' });
    // What a second person decides about is what was asked for: an edit makes the request pointless.
    const board = await shop.boardOf(presaleId);
    const edited = await shop.marketer.call(presalesRoutes.save, {
      presaleId,
      version: board.version,
      terms: { ...board.terms, quota: 90 },
    });
    expect(edited.message).toBeNull();
    expect((await shop.approve(shop.owner, asked.approvalId)).message).toContain('申请之后有人改过这个预售');
    const { results: again } = await ask({ depositUntil: 'now' });
    await shop.approve(shop.owner, again.approvalId);
    expect((await shop.boardOf(presaleId)).phase).toBe('between');
    expect(await orderOf(orderId)).toEqual(before);
    await shop.work();
    expect((await shop.messagesOf(orderId)).at(-1)?.text).toContain('提前结束收定金，你已付的定金照旧有效');
    expect((await ask({ depositUntil: 'now' })).message).toBe('不能这样改时间：付定金已经结束，不能再改');
  });

  it('give a new reminder a day before the new end, and the deposit is lost only after it', async () => {
    const rows = await shop.db.selectFrom('presale_order').select('order_id').execute();
    const orderId = rows[0]!.order_id;
    const shipsBy = (await shop.boardOf(presaleId)).terms.shipsBy;
    // The balance is open and its reminder is sent.
    for (const days of [2, 3.5]) {
      await advanceClock(shop.db, days * 86_400);
      await shop.work();
    }
    const reminders = async () =>
      (await shop.db.selectFrom('outbox_event').select('key').where('topic', '=', 'balance-ending').execute())
        .map(({ key }) => key)
        .filter((key) => key.startsWith(orderId));
    expect(await reminders()).toEqual([orderId]);
    const { results: asked } = await ask({ balanceUntil: shipsBy });
    await shop.approve(shop.owner, asked.approvalId);
    await shop.work();
    await advanceClock(shop.db, 86_400);
    await shop.work();
    expect(await shop.statusOf(orderId)).toBe(OrderStatus.AwaitingBalance);
    expect(await timerOf('balance-ends', orderId)).toEqual(new Date(Date.parse(shipsBy) - 86_400_000));
    await advanceClock(shop.db, 2 * 86_400);
    await shop.work();
    expect(await reminders()).toHaveLength(2);
    await advanceClock(shop.db, 86_400);
    await shop.work();
    expect(await shop.statusOf(orderId)).toBe(OrderStatus.Cancelled);
  });
});
