import { presalesRoutes } from '@huarong/contract/admin/presales';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '#platform/database';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { onOrderPaid } from '../../orders/index.ts';
import type { OrderShopper } from '../../orders/testing/open-order-shop.ts';
import { openReturnAdmin, type ReturnAdmin } from '../../returns/admin/testing/open-return-admin.ts';
import { presaleTerms } from '../testing/presale-terms.ts';

let shop: ReturnAdmin;
let marketer: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  marketer = await shop.signIn('MARKETER');
}, 120_000);
afterAll(() => shop.close());

const save = (change: object = {}, edited: { presaleId: string; version: number } | null = null) =>
  marketer.call(presalesRoutes.save, {
    presaleId: edited?.presaleId ?? null,
    version: edited?.version ?? null,
    terms: presaleTerms(SKU.perfume, change),
  });
const board = async (presaleId: string) =>
  (await marketer.call(presalesRoutes.detail, { presaleId })).results;

describe('a presale', () => {
  it.each([
    [{ depositFen: 180_01 }, '须定金占 20.0 %，不超过 20 %'],
    [{ balanceFrom: presaleTerms('').depositFrom }, '须付尾款在付定金结束之后开始'],
    [{ perShopper: 4 }, '须每人限购不超过总份数'],
    [{ skuId: 'nothing' }, '没有编号为 nothing 的规格'],
  ])('outside the limits is refused in words: %j', async (change, reason) => {
    const reply = await save(change);
    expect([reply.status, reply.message]).toEqual([409, `不能这样做：${reason}`]);
  });

  it('is not overwritten by the second of two editors, and one sku has one', async () => {
    const { presaleId } = (await save({ skuId: SKU.cream, title: '一' })).results;
    const edited = { presaleId, version: 1 };
    expect((await save({ skuId: SKU.cream, title: '二' }, edited)).results).toEqual({
      presaleId,
      version: 2,
    });
    expect((await save({ skuId: SKU.cream, title: '三' }, edited)).errorCode).toBe('ADM9356W');
    const other = (await save({ skuId: SKU.cream, title: '另一个' })).results.presaleId;
    await marketer.call(presalesRoutes.publish, { presaleId, version: 2 });
    const refused = await marketer.call(presalesRoutes.publish, { presaleId: other, version: 1 });
    expect(refused.message).toBe('不能这样做：这个规格已有预售「二」，请先停止它');
    await marketer.call(presalesRoutes.stop, { presaleId, reason: '换一个' });
    expect((await board(presaleId)).phase).toBe('stopped');
  });
});

describe('the limits of a presale', () => {
  let presaleId: string;
  beforeAll(async () => {
    presaleId = (await save()).results.presaleId;
    await marketer.call(presalesRoutes.publish, { presaleId, version: 1 });
    await vi.waitFor(() => expect(shop.offers.current().presales.has(SKU.perfume)).toBe(true), {
      timeout: 10_000,
    });
  });
  const book = async (shopper: OrderShopper, quantity: number) => {
    const addrId = await shopper.addAddress();
    const { results } = await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, {
      skuId: SKU.perfume,
      quantity,
      addrId,
    });
    return shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
      quoteHash: results.quoteHash,
      addrId,
      paymentCode: 'ALIPAY',
      consents: results.consents.map(({ code }: { code: string }) => code),
    });
  };

  it('hold for one shopper and for all, say what is left, and come back when an order is cancelled', async () => {
    const [first, second] = [await shop.newMember(), await shop.newMember()];
    const tooMany = await book(first, 3);
    expect([tooMany.errorCode, tooMany.errorMessage]).toEqual([
      'PRM1008W',
      '这件预售还可以订 2 份，请减少数量',
    ]);
    const { orderId } = (await book(first, 2)).results;
    expect((await book(first, 1)).errorMessage).toBe('这件预售不能再订了，名额已满');
    expect((await book(second, 2)).errorMessage).toBe('这件预售还可以订 1 份，请减少数量');
    expect(await board(presaleId)).toMatchObject({ booked: 2, unpaid: { orders: 1, units: 2 } });
    await first.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect(await board(presaleId)).toMatchObject({ booked: 0, unpaid: { orders: 0 } });
    expect((await book(second, 2)).results.orderId).toEqual(expect.any(String));
  });

  it('shows who owes a balance, and leaves what was agreed alone', async () => {
    const shopper = await shop.newMember();
    const { orderId } = (await book(shopper, 1)).results;
    await transaction(shop.db, (tx) => onOrderPaid(tx, { orderId, purpose: 'deposit' }));
    const found = await board(presaleId);
    expect(found).toMatchObject({
      deposits: { orders: 1, units: 1, amountFen: 100_00 },
      owing: { orders: 1, amountFen: 700_00 },
      settled: { orders: 0 },
      days: [{ units: 1 }],
    });
    const { rows } = (await marketer.call(presalesRoutes.orders, { presaleId })).results;
    expect(rows).toMatchObject([{ orderId, quantity: 1, dueFen: 700_00, isLate: false }]);
    const edited = { presaleId, version: found.version };
    const cheaper = await marketer.call(presalesRoutes.save, {
      ...edited,
      terms: { ...found.terms, priceFen: 800_00 },
    });
    expect([cheaper.errorCode, cheaper.message]).toEqual([
      'ADM9358W',
      '已有人下单，只能改名称、总份数和每人限购：价格',
    ]);
    const fewer = await marketer.call(presalesRoutes.save, {
      ...edited,
      terms: { ...found.terms, quota: 2 },
    });
    expect(fewer.message).toBe('不能这样做：已订 3 份，总份数不能更少');
    const more = await marketer.call(presalesRoutes.save, { ...edited, terms: { ...found.terms, quota: 9 } });
    expect(more.results.version).toBe(found.version + 1);
  });
});
