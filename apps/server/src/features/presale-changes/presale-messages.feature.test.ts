import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { presaleChangesRoutes } from '@huarong/contract/admin/presale-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { SKU } from '../cart/testing/seed-products.ts';
import { insertDeposits } from './testing/insert-deposits.ts';
import { openPresaleShop, type PresaleShop } from './testing/open-presale-shop.ts';

const DAY = 86_400;
let shop: PresaleShop;
let presaleId: string;
beforeAll(async () => {
  shop = await openPresaleShop();
  presaleId = await shop.publish(SKU.perfume, {});
}, 120_000);
afterAll(() => shop.close());

const preview = async () =>
  (await shop.marketer.call(presaleChangesRoutes.previewReminder, { presaleId })).results;
const remind = () => shop.marketer.call(presaleChangesRoutes.remind, { presaleId });
const remindersOf = async (orderId: string) =>
  (await shop.messagesOf(orderId)).filter(({ title }) => title === '预售尾款还没有付');

const setOwner = (orderId: string, owner: string) =>
  shop.db
    .updateTable('shop_order')
    .set({ owner, balance_until: new Date(Date.now() + 9 * DAY * 1_000) })
    .where('id', '=', orderId)
    .execute();

describe('one order of a presale that staff cancel', () => {
  it('has one message, which says that the deposit goes back', async () => {
    const { orderId } = await shop.deposit();
    await shop.work();
    const before = await shop.messagesOf(orderId);
    const cancelled = await shop.owner.call(ordersAdminRoutes.cancel, { orderId, reason: '顾客来电要求' });
    expect(cancelled.status).toBe(200);
    await shop.work();
    expect((await shop.messagesOf(orderId)).slice(before.length)).toEqual([
      { title: '订单已取消，退款处理中', text: expect.stringContaining('款项按原支付方式退回') },
    ]);
  });
});

describe('a reminder by staff', () => {
  it('goes to members whose balance can be paid and is not, each once a day', async () => {
    const [owing, settled] = [await shop.deposit(), await shop.deposit()];
    const second = await shop.book(owing.shopper, SKU.perfume);
    await shop.pay(second, 'deposit');
    await shop.work();
    expect(await preview()).toMatchObject({ people: 0, members: 0 });
    expect((await remind()).message).toBe('现在没有要提醒的人：尾款还不能付、已付清，或今天已提醒过');

    await advanceClock(shop.db, 2 * DAY + 3_600);
    await shop.pay(settled.orderId, 'balance');
    const [guestOrder] = await insertDeposits(shop.db, presaleId, 1);
    await setOwner(guestOrder!, 'guest:reminder');
    await shop.work();
    const found = await preview();
    expect(found).toMatchObject({ people: 1, members: 1, reminded: 0, guests: 1 });
    expect(found.message.text).toContain('尾款 ¥700.00 还没有付');

    const replies = await Promise.all([remind(), remind()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.work();
    const sent = [...(await remindersOf(owing.orderId)), ...(await remindersOf(second))];
    expect(sent).toHaveLength(1);
    expect(await remindersOf(settled.orderId)).toEqual([]);
    expect(await remindersOf(guestOrder!)).toEqual([]);
    expect(await preview()).toMatchObject({ people: 0, members: 1, reminded: 1 });
    expect((await shop.marketer.call(presaleChangesRoutes.remind, { presaleId: 'nothing' })).status).toBe(
      404,
    );
  });

  it('is sent by a job when they are many', async () => {
    const ids = await insertDeposits(shop.db, presaleId, 101);
    for (const [nth, id] of ids.entries()) await setOwner(id, `member:${900_000 + nth}`);
    const reply = await remind();
    expect(reply.results).toEqual({ isLater: true, people: null });
    await shop.work();
    expect(await preview()).toMatchObject({ people: 0, members: 102, reminded: 102 });
    const { count } = await shop.db
      .selectFrom('outbox_event')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('topic', '=', 'presale-reminder')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(102);
  });
});
