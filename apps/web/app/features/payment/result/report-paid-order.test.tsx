import { expect, test } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { recordEvents } from '../../../platform/testing/record-events.ts';
import type { ResultData } from '../result-data.ts';
import { reportPaidOrder } from './report-paid-order.ts';

const paid: ResultData['paid'] = {
  orderId: 'o1',
  orderStatus: 30,
  statusText: '待发货',
  payStatus: 2,
  totalAmount: '270.00',
  tenders: [],
  deliveryText: '快递配送',
  expectedPoints: 0,
  skuIds: ['2001', '2002', '2001'],
  couponIds: ['c1'],
  amounts: {
    goods: '320.00',
    promotion: '20.00',
    coupon: '30.00',
    points: '0.10',
    freight: '0.10',
    packaging: '0.00',
    payable: '270.00',
  },
};

test('a paid order is reported once with what was bought, even when the page is reloaded', async () => {
  const events = recordEvents();
  reportPaidOrder(paid);
  reportPaidOrder(paid);
  expect(await events()).toEqual([
    expect.objectContaining({
      name: 'order_paid',
      OP_code: 'pay',
      orderID: 'o1',
      commodity_sku: '2001,2002',
      totalAmount: '320.00',
      discount: '50.10',
      coupons: ['c1'],
      freight: '0.10',
      orderPrice: '270.00',
    }),
  ]);
});

test.each([0, 1] as const)('nothing is reported at pay status %i', async (payStatus) => {
  const events = recordEvents();
  reportPaidOrder({ ...paid, orderId: `o-${payStatus}`, payStatus });
  expect(await events()).toEqual([]);
});

test('nothing is reported or remembered while analytics is off', async () => {
  const events = recordEvents();
  browserPlatform().privacy.set({ analytics: false });
  reportPaidOrder({ ...paid, orderId: 'o3' });
  expect(await events()).toEqual([]);
  expect(localStorage.length).toBe(0);
});
