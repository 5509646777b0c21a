import { accept } from '@huarong/core/shared';
import { expect, test, vi } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { recordEvents } from '../../../platform/testing/record-events.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import type { ResultData } from '../result-data.ts';
import { reportPaidOrder } from './report-paid-order.ts';
import { useReportPaidOrders } from './use-report-paid-orders.ts';

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

function OrderPage({
  orders,
}: {
  orders: readonly { orderId: string; subOrders: { payStatus: number }[] }[];
}) {
  useReportPaidOrders(orders);
  return null;
}
const seen = (orderId: string, payStatus: number) => ({ orderId, subOrders: [{ payStatus }] });
const place = (orderID: string) =>
  browserPlatform().trackOnce({
    name: 'order_placed',
    orderID,
    commodity_sku: '2001',
    coupons: [],
    totalAmount: '320.00',
    discount: '0.00',
    freight: '0.00',
    orderPrice: '320.00',
  });

test('an order whose result page nobody saw is reported once, when it is seen again as paid', async () => {
  const server = fakeServer({
    orders: { afterPaid: ({ orderId }) => accept({ ...paid, orderId: String(orderId) }) },
  });
  const events = recordEvents();
  place('o5');
  place('o6');
  const orders = [seen('o5', 2), seen('o6', 0), seen('elsewhere', 2)];
  renderPage(<OrderPage orders={orders} />, { isSignedIn: true });
  await vi.waitFor(() => expect(server.inputsOf('orders.afterPaid')).toEqual([{ orderId: 'o5' }]));
  await vi.waitFor(() => expect(browserPlatform().isPaymentUnreported('o5')).toBe(false));
  renderPage(<OrderPage orders={[...orders]} />, { isSignedIn: true });
  expect(server.calls).toHaveLength(1);
  const reported = (await events()).filter(({ name }) => name === 'order_paid');
  expect(reported).toMatchObject([{ orderID: 'o5', OP_code: 'pay', orderPrice: '270.00', userID: '1' }]);
});

test('an order that its result page reported is not reported again', async () => {
  const server = fakeServer({});
  place('o7');
  reportPaidOrder({ ...paid, orderId: 'o7' });
  renderPage(<OrderPage orders={[seen('o7', 2)]} />, { isSignedIn: true });
  expect(server.calls).toEqual([]);
});
