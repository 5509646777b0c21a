import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { settingsRoutes } from '@huarong/contract/admin/settings';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { defaultSettings, type SettingKey } from '@huarong/core/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { changeSetting } from '../../../testing/admin/change-setting.ts';
import type { StaffBrowser } from '../../../testing/open-admin.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { shipSubOrder } from '../orders/index.ts';
import { earnPoints } from '../points/index.ts';
import { openReturnAdmin, type ReturnAdmin } from '../returns/admin/testing/open-return-admin.ts';

let shop: ReturnAdmin;
let owner: StaffBrowser;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  owner = await shop.signIn('OWNER');
  finance = await shop.signIn('FINANCE');
}, 120_000);
afterAll(() => shop.close());

async function change(key: SettingKey, values: object) {
  const saved = await changeSetting({ owner, finance }, key, values);
  if (saved.errorCode !== null) throw new Error(saved.message ?? '');
}
const placeCashOrder = async () => {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
  const { results } = await shopper.request(ordersRoutes.detail, { orderId });
  const { created_at } = await shop.db
    .selectFrom('shop_order')
    .select('created_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const timer = await shop.db
    .selectFrom('job')
    .select('run_at')
    .where('unique_key', '=', orderId)
    .where('kind', 'like', '%unconfirmed%')
    .executeTakeFirstOrThrow();
  const hours = (timer.run_at.getTime() - created_at.getTime()) / 3_600_000;
  return { shopper, orderId, note: results.statusNote as string, hours };
};

it('a cash order keeps its time of confirmation, a new one has the new time', async () => {
  const before = await placeCashOrder();
  await change('cash-on-delivery', { confirmHours: 3 });
  const after = await placeCashOrder();
  expect([before.hours, after.hours]).toEqual([24, 3]);
  const { results } = await before.shopper.request(ordersRoutes.detail, { orderId: before.orderId });
  expect(results.statusNote).toBe(before.note);
  expect(after.note).not.toBe(before.note);
});

it('without the offer nobody can choose it, and placed orders go on', async () => {
  const before = await placeCashOrder();
  await change('cash-on-delivery', { isOffered: false });
  await expect(placeCashOrder()).rejects.toThrow();
  const { results } = await before.shopper.request(ordersRoutes.detail, { orderId: before.orderId });
  expect(results.statusNote).toBe(before.note);
  await change('cash-on-delivery', { isOffered: true });
});

it('a return keeps the days of its application, a new one has the new days', async () => {
  const first = await shop.createDeliveredOrder(SKU.rouge);
  const second = await shop.createDeliveredOrder(SKU.rouge);
  const sendDays = async (returnId: string) => {
    const { created_at, send_by } = await shop.db
      .selectFrom('return_request')
      .select(['created_at', 'send_by'])
      .where('id', '=', returnId)
      .executeTakeFirstOrThrow();
    return Math.round(((send_by?.getTime() ?? 0) - created_at.getTime()) / 86_400_000);
  };
  await change('returns', { autoApproveUpTo: 0 });
  const { returnId } = (await first.apply()).results;
  await change('returns', { sendDays: 14, autoApproveUpTo: 500_00 });
  const after = (await second.apply()).results;
  await owner.call(adminReturnsRoutes.approve, { returnId });
  expect([await sendDays(returnId), await sendDays(after.returnId)]).toEqual([7, 14]);
});

it('an order keeps the freight of its time, also for another address; a new one has the new freight', async () => {
  const place = async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream, 1);
    await shopper.addAddress({ provinceCode: '650000', cityCode: '650100', districtCode: '650102' });
    const freight = async () => (await shopper.request(ordersRoutes.detail, { orderId })).results.freight;
    const choices = async () =>
      (await shopper.request(checkoutRoutes.receivingChoices, { orderId })).results.list
        .map(({ freightDifference }: { freightDifference: string }) => freightDifference)
        .toSorted();
    return { freight, choices };
  };
  const first = await place();
  const before = [await first.freight(), await first.choices()];
  await change('freight', { fee: 12_00, freeFrom: 4_000_00, remote: [] });
  // A quote with the former freight is refused until the new one is in memory.
  await expect.poll(async () => (await place().catch(() => null))?.freight()).toBe('12.00');
  expect([await first.freight(), await first.choices()]).toEqual(before);
  expect(before).toEqual(['10.00', ['0.00', '15.00']]);
});

it('an order keeps its times to pay and to return, a new one has the new times', async () => {
  const payMinutes = async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.rouge, 1);
    const { created_at, pay_until } = await shop.db
      .selectFrom('shop_order')
      .select(['created_at', 'pay_until'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return ((pay_until?.getTime() ?? 0) - created_at.getTime()) / 60_000;
  };
  const returnable = async (order: Awaited<ReturnType<ReturnAdmin['createDeliveredOrder']>>) => {
    const { list } = await order.returnable();
    const [{ signedAt, returnableUntil, returnDays, faultDays }] = list;
    const days = Math.floor((Date.parse(returnableUntil) - Date.parse(signedAt)) / 86_400_000);
    return { days, returnDays, faultDays };
  };
  const first = await shop.createDeliveredOrder(SKU.rouge);
  const before = await payMinutes();
  await change('order-times', { payMinutes: 45, returnDays: 15, faultDays: 60 });
  const second = await shop.createDeliveredOrder(SKU.rouge);
  expect([before, await payMinutes()]).toEqual([30, 45]);
  expect(await returnable(first)).toEqual({ days: 7, returnDays: 7, faultDays: 30 });
  expect(await returnable(second)).toEqual({ days: 15, returnDays: 15, faultDays: 60 });
});

it('points of an order come back as many as it took; a new one pays by their new worth, and lots keep their end', async () => {
  const shopper = await shop.newMember();
  const memberId = memberIdOfOwner(shopper.owner)!;
  const earn = (reference: string) =>
    transaction(shop.db, (tx) =>
      earnPoints(tx, { memberId, points: 20_000, reference, text: '补发', kind: 'reward' }),
    );
  const account = () =>
    shop.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
  const years = async () =>
    (
      await shop.db
        .selectFrom('points_lot')
        .select(['created_at', 'expires_at'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map(({ created_at, expires_at }) => expires_at.getFullYear() - created_at.getFullYear());
  const place = async () => {
    const addrId = await shopper.addAddress();
    const { quoteHash, amounts, points } = await shopper.quote({ addrId, points: 2_000 });
    const placed = await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY' });
    if (placed.status !== 0) throw new Error(placed.errorMessage);
    await shop.pay(placed.results.orderId);
    return { orderId: placed.results.orderId as string, saved: amounts.points, worth: points.usableWorth };
  };
  await earn('before');
  await shopper.addToCart(SKU.brush, 4);
  const first = await place();
  await change('points', { perYuan: 200, earnedPerYuan: 2, maxPercentOfItems: 20, validYears: 2 });
  await earn('after');
  expect(await years()).toEqual([1, 2]);
  await shopper.addToCart(SKU.brush, 4);
  await expect.poll(async () => (await shopper.quote({ points: 2_000 })).amounts.points).toBe('10.00');
  const second = await place();
  expect([first.saved, first.worth, second.saved, second.worth]).toEqual([
    '20.00',
    '60.00',
    '10.00',
    '24.00',
  ]);
  const before = (await account()).pay_points;
  for (const { orderId } of [first, second]) {
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId });
  }
  expect((await account()).pay_points - before).toBe(4_000);
  const earned = await shop.db
    .selectFrom('shop_order')
    .select('points_expected')
    .where('id', 'in', [first.orderId, second.orderId])
    .orderBy('created_at')
    .execute();
  expect(earned.map(({ points_expected }) => points_expected)).toEqual([100, 220]);
  expect(await shop.audit()).toEqual([]);
});

const DEFAULT_RECEIPT_DAYS = defaultSettings('order-times').receiptDays;
it('an order keeps its packaging and its days to confirm receipt, a new one has the new ones', async () => {
  const placeWrapped = async () => {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.rouge, 1);
    await shopper.request(checkoutRoutes.addGiftPackaging, { packagingId: 'yuebai' });
    const addrId = await shopper.addAddress();
    const { quoteHash } = await shopper.quote({ addrId });
    const placed = await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY' });
    if (placed.status !== 0) throw new Error(placed.errorMessage);
    const { orderId } = placed.results;
    await shop.pay(orderId);
    return orderId as string;
  };
  const feeOf = async (orderId: string) =>
    (
      await shop.db
        .selectFrom('shop_order')
        .select('packaging_fen')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).packaging_fen;
  const receiptDays = async (orderId: string) => {
    await transaction(shop.db, (tx) =>
      shipSubOrder(tx, { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1' }),
    );
    const { run_at } = await shop.db
      .selectFrom('job')
      .select('run_at')
      .where('unique_key', '=', `${orderId}-1`)
      .where('kind', 'like', '%receipt%')
      .executeTakeFirstOrThrow();
    return Math.round((run_at.getTime() - Date.now()) / 86_400_000);
  };
  const first = await placeWrapped();
  const { packagings } = (await owner.call(settingsRoutes.group, { key: 'packaging' })).results.current;
  const dearer = packagings.map((each: { packagingId: string }) =>
    each.packagingId === 'yuebai' ? { ...each, fee: 19_00 } : each,
  );
  await change('packaging', { packagings: dearer });
  await change('order-times', { receiptDays: 20 });
  await expect.poll(async () => placeWrapped().then(feeOf, () => null)).toBe(19_00);
  const second = await placeWrapped();
  expect([await feeOf(first), await feeOf(second)]).toEqual([15_00, 19_00]);
  expect([await receiptDays(first), await receiptDays(second)]).toEqual([DEFAULT_RECEIPT_DAYS, 20]);
});

it('parcels leave only with carriers in use, and a parcel keeps the name it left with', async () => {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(SKU.rouge, 1);
  await shop.pay(orderId);
  const ship = (carrier: string, waybillNo: string) =>
    owner.call(ordersAdminRoutes.ship, {
      ...{ subOrderId: `${orderId}-1`, carrier, waybillNo, isSharedWaybill: false },
    });
  const row = { name: '极兔速递', code: 'JT', phone: '956025', isActive: true };
  const unused = { name: '顺丰速运', code: 'SF', phone: '95338', isActive: false };
  await change('carriers', { carriers: [row, unused] });
  expect((await ship('顺丰速运', 'SF1234567890123')).message).toContain('顺丰速运');
  expect((await ship('JT', 'JT12345')).message).toContain('8 至 24 位');
  expect((await ship('JT', 'JT1234567890')).errorCode).toBeNull();
  await change('carriers', {
    carriers: [
      { ...row, name: '极兔' },
      { ...unused, isActive: true },
    ],
  });
  const parcels = await shop.db
    .selectFrom('parcel')
    .select('carrier')
    .where('sub_order_id', '=', `${orderId}-1`)
    .execute();
  expect(parcels).toEqual([{ carrier: '极兔速递' }]);
});
