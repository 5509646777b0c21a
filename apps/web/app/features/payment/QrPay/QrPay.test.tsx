import { OrderStatus } from '@huarong/core/orders';
import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { QrPay } from './QrPay.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function renderCode(orderStatus: OrderStatus) {
  let current: OrderStatus = orderStatus;
  const server = fakeServer({
    orders: { orderStatus: () => accept({ orderId: 'o1', orderStatus: current, statusText: '' }) },
  });
  const page = renderPage(
    <QrPay
      orderId="o1"
      orderStatus={orderStatus}
      qrCode="data:image/png;base64,"
      onClose={() => undefined}
    />,
    { at: '/payment/o1', isSignedIn: true },
  );
  const becomes = (status: OrderStatus) => {
    current = status;
  };
  return { server, page, becomes };
}
const poll = () => vi.advanceTimersByTimeAsync(10_000);

test.each([
  [OrderStatus.AwaitingPayment, OrderStatus.AwaitingShipment],
  [OrderStatus.AwaitingDeposit, OrderStatus.AwaitingBalance],
  [OrderStatus.AwaitingBalance, OrderStatus.AwaitingShipment],
])('an order of status %i shows its code until the status is %i', async (before, after) => {
  const { page, becomes } = renderCode(before);
  await poll();
  await poll();
  expect(screen.getByRole('img', { name: '微信支付二维码' })).toBeTruthy();
  expect(page.path()).toBe('/payment/o1');
  becomes(after);
  await poll();
  await vi.waitFor(() => expect(page.path()).toBe('/payment/result/o1'));
});
