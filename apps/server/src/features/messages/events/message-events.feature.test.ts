import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { DAY_MS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { deliverOutbox } from '#platform/outbox';
import { onPostgres } from '../../../../testing/index.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { seedPromotions } from '../../cart/testing/seed-promotions.ts';
import { claimCoupon } from '../../coupons/claim-coupon.ts';
import { createCouponOffer } from '../../coupons/testing/create-coupon-offer.ts';
import { addFavourites } from '../../favourites/add-favourites.ts';
import { favouriteJobs } from '../../favourites/index.ts';
import { shipSubOrder } from '../../orders/index.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { earnPoints } from '../../points/index.ts';
import { messageEventHandlers, messageJobs } from '../index.ts';

const CONFIG = {
  mode: 'demo' as const,
  secret: 'a-secret-of-at-least-thirty-two-characters',
  publicUrl: 'http://shop',
};
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(async (db) => {
    await seedPromotions(db);
    // The presale test moves the clock.
    const claim_until = new Date(Date.now() + 9 * DAY_MS);
    await createCouponOffer(db, { id: 'plain', title: '全场满减券', claim_until });
    await createCouponOffer(db, { id: 'brand', title: '品牌券', claim_until });
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['message', 'notice_sent', 'demo_message', 'outbox_event'] as const)
    await shop.db.deleteFrom(table).execute();
});

const deliver = async () => {
  while ((await deliverOutbox(shop.db, messageEventHandlers(shop.db, CONFIG), { batch: 20 })) > 0);
};
const runJobs = async () => {
  while ((await runDueJobs(shop.db, messageJobs(shop.db))) > 0);
};
/** Delivers every event again, as after a lost acknowledgement. */
async function deliverAgain(times: number) {
  for (let time = 0; time < times; time += 1) {
    await shop.db
      .updateTable('outbox_event')
      .set({ state: 'waiting', settled_at: null, next_attempt_at: sql<Date>`now()` })
      .execute();
    await deliver();
  }
}
const idOf = ({ actor }: OrderShopper) => (actor.kind === 'member' ? actor.memberId : '');
const inboxOf = (shopper: OrderShopper) =>
  shop.db
    .selectFrom('message')
    .select(['type', 'title', 'text', 'links', 'sku_id'])
    .where('member_id', '=', idOf(shopper))
    .orderBy('created_at')
    .orderBy('title')
    .execute();
const titlesOf = async (shopper: OrderShopper) => (await inboxOf(shopper)).map(({ title }) => title);
/** Stores an event as any release may have stored it. */
const storeEvent = (topic: string, key: string, payload: Record<string, string | number | boolean | null>) =>
  sql`insert into outbox_event (topic, key, payload) values (${topic}, ${key}, ${JSON.stringify(payload)})`.execute(
    shop.db,
  );
const switchOff = (shopper: OrderShopper, code: 'offers' | 'recommendation') =>
  shop.db
    .insertInto('privacy_switch')
    .values({ member_id: idOf(shopper), code, is_on: false })
    .execute();
const ship = (orderId: string) =>
  transaction(shop.db, (tx) =>
    shipSubOrder(tx, { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1024' }),
  );

describe('community events', () => {
  it('create one message each: an answer to a question, a reply to a comment', async () => {
    const shopper = await shop.newMember();
    const memberId = idOf(shopper);
    const question = { memberId, productId: '1', question: '可以当腮红用吗？', answer: '可以，少量拍开' };
    await storeEvent('question-answered', 'a1', question);
    await storeEvent('comment-replied', 'c1', {
      memberId,
      productId: '1',
      skuId: SKU.rouge,
      reply: '谢谢喜欢',
    });
    await deliver();
    await deliverAgain(2);
    // Two events of one moment may be delivered in either order.
    const inbox = await inboxOf(shopper);
    expect(inbox.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      expect.objectContaining({ title: '你的提问有了新回答', text: '“可以当腮红用吗？”：可以，少量拍开' }),
      expect.objectContaining({ title: '商家回复了你的评价', text: '谢谢喜欢', sku_id: SKU.rouge }),
    ]);
  });
});

describe('a sign-in from a new device', () => {
  it('creates one message, whatever the member has switched off', async () => {
    const shopper = await shop.newMember();
    await switchOff(shopper, 'offers');
    const at = '2026-11-15T22:04:00+08:00';
    const signIn = { memberId: idOf(shopper), device: 'Chrome，Windows', network: '121.36.*.*', at };
    await storeEvent('new-device', 'd1', signIn);
    await deliver();
    await deliverAgain(2);
    expect(await inboxOf(shopper)).toEqual([
      expect.objectContaining({
        type: 1,
        title: '新设备登录了你的账号',
        text: expect.stringContaining('22:04，Chrome，Windows，网络 121.36.*.*。'),
      }),
    ]);
  });
});

describe('a price drop of a favourite', () => {
  const save = ({ actor }: OrderShopper) =>
    addFavourites(shop.db, shop, { owner: ownerOf(actor), skuIds: [SKU.rouge], isMovedFromCart: false });
  /** Ends when the new price is shown: who saves the sku then has seen it. */
  const setPrice = async (offer_price_fen: number) => {
    await shop.db.updateTable('sku').set({ offer_price_fen }).where('id', '=', SKU.rouge).execute();
    await vi.waitFor(() =>
      expect(shop.catalogue.current().skus.get(SKU.rouge)?.sku.offer_price_fen).toBe(offer_price_fen),
    );
  };
  /** Runs the job twice, as after a crash, and delivers every event repeatedly. */
  async function runPriceJobs() {
    const jobs = favouriteJobs(shop.db);
    while ((await runDueJobs(shop.db, jobs)) > 0);
    await shop.db
      .updateTable('job')
      .set({ state: 'waiting', settled_at: null })
      .where('kind', '=', 'price-fall')
      .execute();
    while ((await runDueJobs(shop.db, jobs)) > 0);
    await deliverAgain(2);
    await shop.db.deleteFrom('job').where('kind', '=', 'price-fall').execute();
  }

  it('creates one message per drop for members who allow offers', async () => {
    const [lin, optedOut, late] = [await shop.newMember(), await shop.newMember(), await shop.newMember()];
    const before = await shop.db
      .selectFrom('sku')
      .select('offer_price_fen')
      .where('id', '=', SKU.rouge)
      .executeTakeFirstOrThrow();
    await save(lin);
    await save(optedOut);
    await switchOff(optedOut, 'offers');
    await setPrice(before.offer_price_fen - 20_00);
    await runPriceJobs();
    await save(late);
    expect(await inboxOf(lin)).toEqual([
      expect.objectContaining({
        type: 2,
        title: '你收藏的商品降价了',
        text: expect.stringMatching(/，现在 ¥300\.00，比收藏时便宜 ¥20\.00。$/),
        sku_id: SKU.rouge,
      }),
    ]);
    expect(await inboxOf(optedOut)).toEqual([]);

    // A price increase sends nothing; another drop does, but not to a member who saved it at that price.
    await setPrice(before.offer_price_fen);
    await runPriceJobs();
    await setPrice(before.offer_price_fen - 20_00);
    await runPriceJobs();
    expect(await titlesOf(lin)).toHaveLength(2);
    expect(await inboxOf(late)).toEqual([]);
    await setPrice(before.offer_price_fen);
  });

  it('names what the member pays, and creates no message when that is not less', async () => {
    // In the flash sale the serum costs ¥700.00 whatever its list price is; members pay 90 % for the limited sku.
    const shopper = await shop.newMember();
    const skuIds = [SKU.serum, SKU.limited];
    await addFavourites(shop.db, shop, { owner: ownerOf(shopper.actor), skuIds, isMovedFromCart: false });
    const lower = (skuId: string, offer_price_fen: number) =>
      shop.db.updateTable('sku').set({ offer_price_fen }).where('id', '=', skuId).execute();
    await lower(SKU.serum, 800_00);
    await lower(SKU.limited, 40_00);
    await runPriceJobs();
    expect(await inboxOf(shopper)).toEqual([
      expect.objectContaining({
        sku_id: SKU.limited,
        text: expect.stringMatching(/，现在 ¥36\.00，比收藏时便宜 ¥9\.00。$/),
      }),
    ]);
    await lower(SKU.serum, 860_00);
    await lower(SKU.limited, 50_00);
  });
});

describe('an order', () => {
  it('notifies its owner at every step, with links', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.rouge, 2);
    await deliver();
    await shop.pay(orderId);
    // Events of different topics may be delivered in either order: each step is delivered before the next.
    await deliver();
    await ship(orderId);
    await deliver();
    await shopper.request(ordersRoutes.confirmReceipt, { orderId });
    await deliver();
    const inbox = await inboxOf(shopper);
    expect(inbox.map(({ title }) => title)).toEqual([
      '订单已提交，等你付款',
      '付款成功，正在备货',
      '包裹已发出',
      '520 积分已到账',
    ]);
    expect(inbox[0]).toMatchObject({
      type: 1,
      sku_id: SKU.rouge,
      links: [{ text: '去付款', link: `/payment/${orderId}` }, { link: `/myOrderList/${orderId}` }],
    });
    expect(inbox[0]!.text).toMatch(new RegExp(`^订单 ${orderId}，.+ 等 2 件，应付 ¥\\d+\\.00，请在 `));
    expect(inbox[2]!.text).toContain('顺丰速运承运，运单号 SF1024，预计');
  });

  it('creates one message per event, however often it is delivered', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    await deliverAgain(10);
    await shop.pay(orderId);
    await deliverAgain(10);
    expect(await titlesOf(shopper)).toEqual(['订单已提交，等你付款', '付款成功，正在备货']);
  });

  it('gets different messages when it times out, is cancelled unpaid and is cancelled paid', async () => {
    const shopper = await shop.newMember();
    const unpaid = await shopper.placeOrder(SKU.cream);
    await shopper.request(ordersRoutes.cancelOrder, { orderId: unpaid, reasonCode: 4 });
    const paid = await shopper.placeOrder(SKU.cream);
    await shop.pay(paid);
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId: paid, reasonCode: 4 });
    await storeEvent('order-cancelled', `${unpaid}x`, { id: `${unpaid}x`, reason: null });
    await deliver();
    expect(await titlesOf(shopper)).toEqual(
      expect.arrayContaining(['订单已取消', '订单已取消，退款处理中', '订单超时未付款，已自动取消']),
    );
  });

  it('gets its messages from events stored by an earlier release', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shop.db.deleteFrom('outbox_event').execute();
    const done = `${orderId}-1`;
    await storeEvent('order-done', done, { id: done });
    await storeEvent('order-done', `${done}:refused`, { id: `${done}:refused` });
    await storeEvent('order-refunded', `${orderId}:1`, { id: `${orderId}:1`, amountFen: 5_00 });
    await storeEvent('order-cancelled', `${done},${orderId}-2`, { id: `${done},${orderId}-2`, paid: true });
    await deliver();
    expect((await titlesOf(shopper)).sort()).toEqual(
      ['订单已完成', '包裹已拒收，订单关闭', '花容为你退款 ¥5.00', '订单已取消，退款处理中'].sort(),
    );
  });

  it('of a guest causes one SMS when it ships, and nothing else', async () => {
    const guest = await shop.newGuest();
    const member = await shop.newMember();
    const orderId = await member.placeOrder(SKU.cream);
    await shop.db
      .updateTable('shop_order')
      .set({ owner: guest.owner, guest_mobile: '13700000001' })
      .where('id', '=', orderId)
      .execute();
    await shop.pay(orderId);
    await ship(orderId);
    await deliver();
    await deliverAgain(3);
    const sent = await shop.db.selectFrom('demo_message').select(['kind', 'recipient', 'content']).execute();
    expect(sent).toMatchObject([
      { kind: 'sms', recipient: '13700000001', content: expect.stringContaining(`订单 ${orderId} 已发出`) },
    ]);
    expect(await shop.db.selectFrom('message').select('id').execute()).toEqual([]);
  });

  it('of a guest causes one SMS when its address changes, unless no template is registered', async () => {
    const guest = await shop.newGuest();
    const orderId = await (await shop.newMember()).placeOrder(SKU.cream);
    await shop.db
      .updateTable('shop_order')
      .set({ owner: guest.owner, guest_mobile: '13700000003' })
      .where('id', '=', orderId)
      .execute();
    await deliver();
    const listSms = () =>
      shop.db
        .selectFrom('demo_message')
        .select(['kind', 'content'])
        .where('recipient', '=', '13700000003')
        .execute();
    const changed = (version: number) =>
      storeEvent('order-address-changed', `${orderId}:${version}`, {
        id: `${orderId}:${version}`,
        orderId,
        region: '浙江省 杭州市 西湖区',
      });
    await changed(2);
    await deliver();
    await deliverAgain(2);
    expect(await listSms()).toMatchObject([
      {
        kind: 'sms',
        content: expect.stringContaining(`订单 ${orderId} 的收货地址已改为 浙江省 杭州市 西湖区`),
      },
    ]);
    await changed(3);
    const sms = { templateCodes: { address: '' } } as Config['sms'];
    await deliverOutbox(shop.db, messageEventHandlers(shop.db, { ...CONFIG, sms }), { batch: 20 });
    expect(await listSms()).toHaveLength(1);
  });
});

describe('a presale', () => {
  async function createPresaleWithDeposit() {
    const shopper = await shop.newMember();
    const addrId = await shopper.addAddress();
    const { results: quote } = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, {
      skuId: SKU.perfume,
      addrId,
    });
    const { results } = await shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
      quoteHash: quote.quoteHash,
      addrId,
      paymentCode: 'ALIPAY',
      consents: [`presale-${SKU.perfume}`],
    });
    await shop.pay(results.orderId, 'deposit');
    return { shopper, orderId: results.orderId as string };
  }

  it('notifies once when its balance is payable, even without offers allowed', async () => {
    const { shopper, orderId } = await createPresaleWithDeposit();
    const late = await createPresaleWithDeposit();
    await sql`update shop_order set balance_until = balance_until + interval '3 days' where id = ${orderId}`.execute(
      shop.db,
    );
    await switchOff(shopper, 'offers');
    await deliver();
    // No request for a deposit that is already paid.
    expect(await inboxOf(shopper)).toMatchObject([
      {
        title: expect.stringMatching(/^定金已付，尾款 \d+ 月 \d+ 日 \d\d:\d\d 开始$/),
        text: expect.stringContaining('定金 ¥100.00 抵 ¥200.00，尾款 ¥700.00'),
      },
    ]);
    await runJobs();
    await deliver();
    expect(await titlesOf(shopper)).not.toContain('预售尾款可以支付了');

    await advanceClock(shop.db, 86_400 + 60);
    await shop.pay(late.orderId, 'balance');
    await runJobs();
    await deliver();
    await deliverAgain(3);
    await runJobs();
    await deliver();
    const opened = (await inboxOf(shopper)).filter(({ title }) => title === '预售尾款可以支付了');
    expect(opened).toMatchObject([
      { links: [{ text: '付尾款', link: `/payment/${orderId}` }, { text: '查看预售订单' }] },
    ]);
    expect(await titlesOf(late.shopper)).not.toContain('预售尾款可以支付了');

    const due = await shop.db
      .selectFrom('shop_order')
      .select(sql<number>`extract(epoch from balance_until - shop_now())::int`.as('seconds'))
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await advanceClock(shop.db, due.seconds - 86_400 - 60);
    await runJobs();
    await deliver();
    expect(await titlesOf(shopper)).not.toContain('预售尾款还剩不到一天');
    await advanceClock(shop.db, 120);
    await runJobs();
    await deliver();
    await deliverAgain(3);
    const ending = (await inboxOf(shopper)).filter(({ title }) => title === '预售尾款还剩不到一天');
    expect(ending).toMatchObject([{ text: expect.stringContaining('尾款 ¥700.00 还没有付') }]);
    expect(await titlesOf(late.shopper)).not.toContain('预售尾款还剩不到一天');
  });
});

describe('returns and invoices', () => {
  it('notify about each relevant status', async () => {
    const shopper = await shop.newMember();
    const about = { orderId: '263849105527718046', memberId: idOf(shopper) };
    const moved = { ...about, returnId: 'R1', statusText: '待寄回', refundFen: 98_40 };
    await storeEvent('return-moved', 'R1:20', { ...moved, status: 20 });
    await storeEvent('return-moved', 'R1:60', { ...moved, status: 60 });
    await storeEvent('return-moved', 'R1:99', { ...moved, status: 99 });
    for (const status of ['10', '30', '40', '50'])
      await storeEvent('invoice-moved', `I1:${status}`, {
        ...about,
        invoiceId: 'I1',
        status,
        amountFen: 400_00,
      });
    await deliver();
    await deliverAgain(2);
    expect((await titlesOf(shopper)).sort()).toEqual(
      [
        '退货审核通过，请在 7 天内寄回',
        '¥98.40 已退款',
        '退货待寄回',
        '电子发票已开具',
        '发票已红冲',
        '发票没有开成',
      ].sort(),
    );
    const approved = (await inboxOf(shopper)).find(({ title }) => title.startsWith('退货审核'));
    expect(approved).toMatchObject({
      text: expect.stringContaining('预计退款 ¥98.40'),
      links: [{ text: '填写运单', link: '/myAccount/returnDetails/R1' }],
    });
  });

  it('of a guest create no message', async () => {
    const moved = { returnId: 'R2', orderId: '1', memberId: null, status: 20, statusText: '', refundFen: 1 };
    await storeEvent('return-moved', 'R2:20', moved);
    await deliver();
    expect(await shop.db.selectFrom('message').select('id').execute()).toEqual([]);
  });
});

describe('a sku back in stock', () => {
  const arrival = (fields: object) =>
    storeEvent('arrival-reminder', 'r1', {
      memberId: null,
      mobile: null,
      email: null,
      skuId: SKU.rouge,
      productId: '200001',
      productName: '索兰娜 唇膏',
      skuName: '朱砂',
      ...fields,
    });

  it('creates a message for a member', async () => {
    const shopper = await shop.newMember();
    await arrival({ memberId: idOf(shopper) });
    await deliverAgain(3);
    expect(await inboxOf(shopper)).toMatchObject([
      {
        type: 1,
        title: '到货提醒',
        text: '你关注的 索兰娜 唇膏 朱砂 已到货。',
        links: [{ link: `/product/200001.html?sku=${SKU.rouge}` }],
      },
    ]);
    expect(await shop.db.selectFrom('demo_message').select('id').execute()).toEqual([]);
  });

  it('is announced once by the requested SMS and email', async () => {
    await arrival({ mobile: '13700000002', email: 'lin@mail.example' });
    await deliver();
    await deliverAgain(10);
    const sent = await shop.db
      .selectFrom('demo_message')
      .select(['kind', 'recipient'])
      .orderBy('id')
      .execute();
    expect(sent).toEqual([
      { kind: 'sms', recipient: '13700000002' },
      { kind: 'email', recipient: 'lin@mail.example' },
    ]);
  });
});

describe('coupons and points', () => {
  const claim = (shopper: OrderShopper, offerId: string) => claimCoupon(shop.db, idOf(shopper), { offerId });

  it('notify once about a new coupon', async () => {
    const shopper = await shop.newMember();
    await claim(shopper, 'plain');
    await claim(shopper, 'plain');
    await deliver();
    await deliverAgain(2);
    expect(await inboxOf(shopper)).toMatchObject([
      {
        type: 2,
        title: '一张优惠券已到账',
        text: expect.stringMatching(/^全场满减券 ¥10，满 100 元可用，全场商品，\d+ 月 \d+ 日到期。$/),
      },
    ]);
  });

  it('notify once about coupons expiring within three days, not used ones, nor without offers allowed', async () => {
    const [warned, spent, optedOut] = [
      await shop.newMember(),
      await shop.newMember(),
      await shop.newMember(),
    ];
    await switchOff(optedOut, 'offers');
    for (const shopper of [warned, spent, optedOut])
      for (const offerId of ['plain', 'brand']) await claim(shopper, offerId);
    await expireCouponsIn(2);
    await runDailyJob();
    await shop.db
      .updateTable('coupon')
      .set({ state: 'used', order_id: '1' })
      .where('member_id', '=', idOf(spent))
      .execute();
    await deliver();
    await runDailyJob();
    await deliver();
    const listExpiryMessages = async (shopper: OrderShopper) =>
      (await inboxOf(shopper)).filter(({ title }) => title.includes('到期'));
    expect(await listExpiryMessages(warned)).toMatchObject([
      {
        type: 2,
        title: expect.stringMatching(/^2 张券 \d+ 月 \d+ 日到期$/),
        text: expect.stringContaining('全场满减券 ¥10'),
        links: [{ link: '/myAccount/coupon' }],
      },
    ]);
    expect(await listExpiryMessages(spent)).toEqual([]);
    expect(await inboxOf(optedOut)).toEqual([]);
  });

  it('notify about points expiring within thirty days, whatever is switched off', async () => {
    const shopper = await shop.newMember();
    await switchOff(shopper, 'offers');
    await transaction(shop.db, (tx) =>
      earnPoints(tx, { memberId: idOf(shopper), points: 1_860, reference: 'o1', text: '' }),
    );
    const expirePointsIn = (days: number) =>
      shop.db
        .updateTable('points_lot')
        .set({ expires_at: sql<Date>`shop_now() + make_interval(days => ${days}::int)` })
        .where('member_id', '=', idOf(shopper))
        .execute();
    await expirePointsIn(31);
    await runDailyJob();
    await deliver();
    expect(await titlesOf(shopper)).toEqual([]);
    await expirePointsIn(29);
    await runDailyJob();
    await deliver();
    await deliverAgain(2);
    expect(await inboxOf(shopper)).toMatchObject([
      { type: 1, title: expect.stringMatching(/^1,860 积分 \d+ 月 \d+ 日到期$/) },
    ]);
  });

  /** All at the same moment. */
  const expireCouponsIn = async (days: number) => {
    const valid_to = new Date((await readClock(shop.db)).getTime() + days * DAY_MS);
    await shop.db.updateTable('coupon').set({ valid_to }).execute();
  };
  /** Runs the daily job now. */
  const runDailyJob = async () => {
    await shop.db
      .updateTable('job')
      .set({ run_at: sql<Date>`shop_now()` })
      .where('kind', '=', 'message-day')
      .where('state', '=', 'waiting')
      .execute();
    await runJobs();
  };

  it('are checked every morning, when old messages are deleted', async () => {
    const shopper = await shop.newMember();
    await storeEvent('return-moved', 'R9:10', {
      returnId: 'R9',
      orderId: '1',
      memberId: idOf(shopper),
      status: 10,
      statusText: '',
      refundFen: 0,
    });
    await deliver();
    await shop.db
      .updateTable('message')
      .set({ created_at: sql<Date>`shop_now() - interval '181 days'` })
      .execute();
    await runDailyJob();
    expect(await inboxOf(shopper)).toEqual([]);
    const next = await shop.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'message-day')
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    expect(next.run_at.toISOString()).toMatch(/T02:00:00/);
  });
});

onPostgres('one event handled concurrently', () => {
  it('creates one message and one SMS', async () => {
    const shopper = await shop.newMember();
    const handlers = messageEventHandlers(shop.db, CONFIG);
    const event = {
      id: 1,
      topic: 'arrival-reminder',
      key: 'twice',
      payload: {
        memberId: idOf(shopper),
        mobile: '13700000003',
        email: null,
        skuId: SKU.rouge,
        productId: '200001',
        productName: '唇膏',
        skuName: '朱砂',
      },
      createdAt: new Date(),
      attempts: 1,
      lease: '',
    };
    await Promise.all(Array.from({ length: 10 }, () => handlers['arrival-reminder']!(event)));
    expect(await inboxOf(shopper)).toHaveLength(1);
    expect(await shop.db.selectFrom('demo_message').select('id').execute()).toHaveLength(1);
  });
});
