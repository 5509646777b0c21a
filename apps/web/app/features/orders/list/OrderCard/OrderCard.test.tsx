import type { OrderSummary } from '@huarong/contract/orders';
import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { OrderCard } from './OrderCard.tsx';

const presale = {
  deposit: '200.00',
  balance: '1680.00',
  balanceFrom: '2026-11-21T10:00:00+08:00',
  balanceUntil: '2026-11-23T22:00:00+08:00',
  shipsBy: '2026-12-01T00:00:00+08:00',
};

/** The text of a presale order in this state. */
function cardText(orderStatus: number, payStatus: number) {
  const order = {
    orderId: '263849105527718046',
    orderType: 'presale',
    orderStatus,
    statusText: '',
    totalAmount: '1880.00',
    freight: '0.00',
    createdAt: '2026-11-16T10:00:00+08:00',
    subOrders: [{ payStatus, items: [], actions: {} }],
    actions: {},
    presale,
  } as unknown as OrderSummary;
  renderPage(<OrderCard order={order} />, { isSignedIn: true });
  return screen.getByRole('article').textContent;
}

test('before the deposit the deposit is due, and the dates are named', () => {
  const text = cardText(OrderStatus.AwaitingDeposit, PayStatus.Unpaid);
  expect(text).toMatch(/应付定金¥200\.00.*尾款 ¥1,680\.00/);
  expect(text).toContain('11 月 21 日至 11 月 23 日付尾款');
  expect(text).toContain('12 月 1 日前发货');
});

test('after the deposit the total is not called paid', () => {
  const text = cardText(OrderStatus.AwaitingBalance, PayStatus.DepositPaid);
  expect(text).toMatch(/应付尾款¥1,680\.00.*已付定金 ¥200\.00/);
  expect(text).not.toContain('实付');
});

test('after the balance the total is paid', () => {
  const text = cardText(OrderStatus.AwaitingShipment, PayStatus.Paid);
  expect(text).toContain('实付¥1,880.00');
  expect(text).toContain('12 月 1 日前发货');
});

test('an order whose money is on the way back leads to the service', () => {
  cardText(OrderStatus.Cancelling, PayStatus.Paid);
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/campaign/service.html');
});

test('a parcel on its way is shown where it is, with a link to all of its steps', () => {
  const order = {
    orderId: '263849105527718046',
    orderType: 'ordinary',
    orderStatus: OrderStatus.Shipped,
    statusText: '待收货',
    totalAmount: '100.00',
    freight: '0.00',
    createdAt: '2026-11-16T10:00:00+08:00',
    latestTrace: { at: '2026-11-17T09:26:00+08:00', text: '包裹已到达徐汇花间路网点' },
    subOrders: [{ payStatus: PayStatus.Paid, items: [], actions: {}, returnId: 'r1' }],
    actions: {},
  } as unknown as OrderSummary;
  renderPage(<OrderCard order={order} />, { isSignedIn: true });
  expect(screen.getByRole('article').textContent).toContain('包裹已到达徐汇花间路网点');
  expect(screen.getByRole('link', { name: /物流详情$/ }).getAttribute('href')).toBe(
    '/myOrderList/263849105527718046',
  );
  expect(screen.getByRole('link', { name: '查看退货进度' }).getAttribute('href')).toBe(
    '/myAccount/returnDetails/r1',
  );
});
