import { ordersRoutes } from '@huarong/contract/orders';
import { returnsRoutes } from '@huarong/contract/returns';
import { startOfShanghaiDay } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { SKU } from '../../cart/testing/seed-products.ts';
import { openReturnShop, type ReturnShop } from '../testing/open-return-shop.ts';

let shop: ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
});
afterAll(() => shop.close());

/** Moves the delivery to `days` Shanghai days before today, so that today is day `days` of the window. */
async function signedDaysAgo(subOrderId: string, days: number) {
  const signedAt = startOfShanghaiDay(await readClock(shop.db), -days);
  await shop.db.updateTable('sub_order').set({ signed_at: signedAt }).where('id', '=', subOrderId).execute();
}
const insertImage = async (owner: string, id = crypto.randomUUID().replaceAll('-', '')) => {
  await shop.db
    .insertInto('return_picture')
    .values({
      id,
      owner,
      storage_key: `returns/${id}.webp`,
      width: 10,
      height: 10,
      expires_at: sql<Date>`shop_now() + interval '1 day'`,
    })
    .execute();
  return id;
};

describe('returnable lines', () => {
  it('are listed with their window and available reasons', async () => {
    const { returnable, subOrderId } = await shop.createDeliveredOrder(SKU.rouge, 2);
    const { list, total } = await returnable();
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      subOrderId,
      skuId: SKU.rouge,
      quantity: 2,
      bought: 2,
      paidShare: '640.00',
      kinds: [1, 2, 3],
      canExchange: true,
    });
    expect(list[0].reasons).toHaveLength(6);
    expect(Date.parse(list[0].qualityUntil) - Date.parse(list[0].returnableUntil)).toBe(23 * 86_400_000);
  });

  it('are no longer listed after thirty days', async () => {
    const { returnable, subOrderId } = await shop.createDeliveredOrder(SKU.cream);
    await signedDaysAgo(subOrderId, 30);
    expect((await returnable()).list[0].reasons.map(({ reason }: { reason: number }) => reason)).toEqual([
      3, 4,
    ]);
    await signedDaysAgo(subOrderId, 31);
    expect((await returnable()).total).toBe(0);
  });

  it('decide whether the order offers a return', async () => {
    const { shopper, orderId, apply, returnable } = await shop.createDeliveredOrder(SKU.cream);
    const mayReturn = async () =>
      (await shopper.request(ordersRoutes.detail, { orderId })).results.actions.canReturn;
    expect(await mayReturn()).toBe(true);
    await apply();
    expect(await mayReturn()).toBe(false);
    expect((await returnable()).total).toBe(0);
  });

  it('require a fault only when the shopper consented at checkout', async () => {
    const { apply, lines, orderId } = await shop.createDeliveredOrder(SKU.brush, 2);
    const [line] = await lines();
    await shop.db
      .updateTable('order_line')
      .set({ snapshot: sql`snapshot || '{"noReturnReason":"贴身用品"}'::jsonb` })
      .where('id', '=', line!.id)
      .execute();
    expect((await apply()).status).toBe(0);
    await shop.db
      .updateTable('shop_order')
      .set({ consents: [`no-return-${SKU.brush}`] })
      .where('id', '=', orderId)
      .execute();
    expect((await apply()).errorCode).toBe('RTN1003W');
    expect((await apply({ reason: 5 })).status).toBe(0);
  });
});

describe('an application', () => {
  it('for unwanted items is approved automatically and shows the refund per tender', async () => {
    const { apply, detail } = await shop.createDeliveredOrder(SKU.rouge);
    const { results } = await apply();
    expect(results).toMatchObject({
      returnStatus: 20,
      refund: {
        goods: '320.00',
        total: '320.00',
        freight: '0.00',
        pointsTaken: 0,
        couponBack: false,
        postageByShop: false,
        tenders: [{ paymentCode: 'ALIPAY', amount: '320.00', state: 'planned' }],
      },
    });
    expect(await detail(results.returnId)).toMatchObject({
      statusText: '待寄回',
      kindText: '退货退款',
      reasonText: '不想要了',
      canCancel: true,
      canAddWaybill: true,
      sendTo: { name: '花容上海退货组' },
      timeline: [
        { title: '审核通过' },
        { title: '提交申请', text: '你提交了申请：退货退款，不想要了，1 件' },
      ],
    });
  });

  it('with a fault or a large amount waits for staff', async () => {
    const fault = await shop.createDeliveredOrder(SKU.cream);
    expect((await fault.apply({ reason: 6 })).results.returnStatus).toBe(10);
    const large = await shop.createDeliveredOrder(SKU.serum);
    expect((await large.apply()).results.returnStatus).toBe(10);
  });

  it('with preview stores nothing', async () => {
    const { apply, list } = await shop.createDeliveredOrder(SKU.cream, 3);
    const { results } = await apply({ preview: true, reason: 3 });
    expect(results.returnId).toBeUndefined();
    expect(results.refund).toMatchObject({ total: '100.00', postageByShop: true });
    expect((await list()).total).toBe(0);
  });

  it('is processed once per idempotency key', async () => {
    const { apply, list } = await shop.createDeliveredOrder(SKU.cream, 3);
    const first = await apply({}, 'same-click');
    expect((await apply({}, 'same-click')).results).toEqual(first.results);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['more than was bought', { quantity: 4 }, 'RTN1004W', '可退数量为 3 件，请调整数量'],
    ['an exchange of unwanted items', { kind: 3 }, 'RTN1003W', undefined],
    ['a refund of unwanted items without sending them back', { kind: 1 }, 'RTN1003W', undefined],
    ['an allergy without an image', { reason: 4 }, 'RTN1005W', undefined],
    ['an unknown image', { reason: 4, imageIds: ['0'.repeat(32)] }, 'CMN3003W', undefined],
  ])(
    'for %s is refused and stores nothing',
    async (_, { quantity = 1, ...input }: object & { quantity?: number }, code, message) => {
      const { apply, lines, list } = await shop.createDeliveredOrder(SKU.cream, 3);
      const [line] = await lines();
      const answer = await apply({ items: [{ returnSkuId: line!.id, quantity }], ...input });
      expect(answer.errorCode).toBe(code);
      if (message) expect(answer.errorMessage).toBe(message);
      expect((await list()).total).toBe(0);
      expect((await lines())[0]!.returned_quantity).toBe(0);
    },
  );

  it('sums a line that is listed twice', async () => {
    const { apply, lines } = await shop.createDeliveredOrder(SKU.cream, 3);
    const [line] = await lines();
    const twice = [
      { returnSkuId: line!.id, quantity: 2 },
      { returnSkuId: line!.id, quantity: 2 },
    ];
    expect((await apply({ items: twice })).errorCode).toBe('RTN1004W');
  });

  it('is accepted until the last second of the seventh day in Shanghai time', async () => {
    const { apply, subOrderId } = await shop.createDeliveredOrder(SKU.cream, 2);
    await signedDaysAgo(subOrderId, 7);
    expect((await apply()).status).toBe(0);
    await signedDaysAgo(subOrderId, 8);
    expect((await apply()).errorCode).toBe('RTN1002W');
    // The first second of the eighth day and the last of the seventh, in business time.
    const midnight = startOfShanghaiDay(await readClock(shop.db));
    const edge = startOfShanghaiDay(midnight, -7);
    const signedAt = (at: Date) =>
      shop.db.updateTable('sub_order').set({ signed_at: at }).where('id', '=', subOrderId).execute();
    await signedAt(new Date(edge.getTime() - 1_000));
    expect((await apply()).errorCode).toBe('RTN1002W');
    await signedAt(edge);
    expect((await apply()).status).toBe(0);
  });

  it('before delivery is refused', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shop.pay(orderId);
    expect((await shop.returnsOf(shopper, `${orderId}-1`).apply()).errorCode).toBe('RTN1003W');
  });

  it('sent sixty-four times at once for the only unit succeeds once', { timeout: 60_000 }, async () => {
    const { apply, lines, list } = await shop.createDeliveredOrder(SKU.cream);
    const answers = await Promise.all(Array.from({ length: 64 }, () => apply()));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 0).map(({ errorCode }) => errorCode);
    expect(new Set(refused)).toEqual(new Set(['RTN1004W']));
    expect((await lines())[0]).toMatchObject({ quantity: 1, returned_quantity: 1 });
    expect((await list()).total).toBe(1);
    // The database allows one return per unit, whatever the code does.
    const second = sql`insert into return_piece (return_id, order_line_id, piece)
      select other.id, taken.order_line_id, taken.piece from return_piece taken, return_request other
      where taken.is_live and other.id <> taken.return_id limit 1`;
    await expect(second.execute(shop.db)).rejects.toThrow('return_piece_once');
  });
});

describe('another owner', () => {
  it('finds neither the line nor the return', async () => {
    const mine = await shop.createDeliveredOrder(SKU.cream, 2);
    const other = await shop.createDeliveredOrder(SKU.cream);
    const [line] = await mine.lines();
    const theirs = { items: [{ returnSkuId: line!.id, quantity: 1 }] };
    expect(await other.apply(theirs)).toMatchObject({ errorCode: 'ORD3001E' });
    expect((await other.apply({ subOrderId: mine.subOrderId })).errorCode).toBe('ORD3001E');
    const { returnId } = (await mine.apply()).results;
    expect((await other.cancel(returnId)).errorCode).toBe('RTN1001E');
    expect((await other.amend(returnId, { waybillNo: 'SF1234567' })).errorCode).toBe('RTN1001E');
    expect((await shop.call(other.shopper.actor, returnsRoutes.detail, { returnId })).errorCode).toBe(
      'RTN1001E',
    );
    expect((await mine.detail(returnId)).returnStatus).toBe(20);
  });

  it('cannot attach an image of another owner, and no image is used twice', async () => {
    const mine = await shop.createDeliveredOrder(SKU.cream, 3);
    const other = await shop.createDeliveredOrder(SKU.cream);
    const imageId = await insertImage(mine.shopper.owner);
    const input = { reason: 4, imageIds: [imageId] };
    expect((await other.apply(input)).errorCode).toBe('CMN3003W');
    const { returnId } = (await mine.apply(input)).results;
    expect((await mine.detail(returnId)).imageUrls).toHaveLength(1);
    expect((await mine.apply(input)).errorCode).toBe('CMN3003W');
  });

  it('who is a guest returns their own guest order', async () => {
    const shopper = await shop.newGuest();
    await shop.db
      .updateTable('shop_order')
      .set({ owner: shopper.owner })
      .where('id', '=', (await shop.createDeliveredOrder(SKU.cream)).orderId)
      .execute();
    const order = await shop.db
      .selectFrom('shop_order')
      .select('id')
      .where('owner', '=', shopper.owner)
      .executeTakeFirstOrThrow();
    const guest = shop.returnsOf(shopper, `${order.id}-1`);
    const { results } = await guest.apply();
    expect(results.returnStatus).toBe(10);
    expect((await guest.detail(results.returnId)).statusText).toBe('待审核');
    expect((await shop.call(shopper.actor, returnsRoutes.list, {})).errorCode).toBe('2550');
    const ofOrder = (actor: typeof shopper.actor) =>
      shop.call(actor, returnsRoutes.ofOrder, { orderId: order.id });
    expect((await ofOrder(shopper.actor)).results.list).toMatchObject([{ returnId: results.returnId }]);
    expect((await ofOrder((await shop.newGuest()).actor)).errorCode).toBe('ORD3001E');
  });
});

describe('an amendment', () => {
  it('changes text and images before review', async () => {
    const { apply, amend, detail, shopper } = await shop.createDeliveredOrder(SKU.cream);
    const [first, second] = [await insertImage(shopper.owner), await insertImage(shopper.owner)];
    const { returnId } = (await apply({ reason: 4, imageIds: [first] })).results;
    const { results } = await amend(returnId, { description: '停用后消退', imageIds: [second, first] });
    expect(results).toMatchObject({ description: '停用后消退', imageIds: [second, first], canAmend: true });
    expect((await amend(returnId, { imageIds: ['f'.repeat(32)] })).errorCode).toBe('CMN3003W');
    expect((await detail(returnId)).imageIds).toEqual([second, first]);
  });

  it('is refused after approval, except for the waybill', async () => {
    const { apply, amend } = await shop.createDeliveredOrder(SKU.cream);
    const { returnId } = (await apply()).results;
    expect((await amend(returnId, { description: '再想想' })).errorCode).toBe('RTN1006W');
    const sent = await amend(returnId, { carrier: '京东快递', waybillNo: 'JD12345678' });
    expect(sent.results).toMatchObject({ returnStatus: 30, carrier: '京东快递', waybillNo: 'JD12345678' });
    expect((await amend(returnId, { waybillNo: 'JD87654321' })).results.waybillNo).toBe('JD87654321');
    expect((await amend(returnId, { waybillNo: '<script>' })).status).not.toBe(0);
  });
});
