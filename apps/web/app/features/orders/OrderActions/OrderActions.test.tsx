import type { OrderSummary } from '@huarong/contract/orders';
import { CANCEL_REASONS, OrderStatus } from '@huarong/core/orders';
import { accept } from '@huarong/core/shared';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { OrderActions } from './OrderActions.tsx';

type Actions = OrderSummary['actions'];
const NONE: Actions = {
  canPay: false,
  canCancel: false,
  canChangeAddress: false,
  canChangePayment: false,
  canConfirm: false,
  canExtendReceipt: false,
  canReturn: false,
  canComment: false,
  canInvoice: false,
  canRebuy: false,
  canDelete: false,
};
const orderWith = (actions: Partial<Actions>, facts: Partial<OrderSummary> = {}) =>
  ({
    orderId: '263849105527718046',
    orderStatus: OrderStatus.AwaitingPayment,
    subOrders: [],
    actions: { ...NONE, ...actions },
    ...facts,
  }) as unknown as OrderSummary;
const SOLD_OUT = { skuId: 's9', productName: '朱砂唇膏', reason: '已售罄' };
const renderActions = (order: OrderSummary, isDetail = false) =>
  renderPage(<OrderActions order={order} isDetail={isDetail} />, { at: '/myOrderList', isSignedIn: true });
const shownActions = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
const press = (page: ReturnType<typeof renderPage>, name: string) =>
  page.user.click(screen.getByRole('button', { name }));

test.each<[Partial<Actions>, string]>([
  [{ canPay: true }, '去付款'],
  [{ canConfirm: true }, '确认收货'],
  [{ canExtendReceipt: true }, '延长收货'],
  [{ canComment: true }, '去评价'],
  [{ canInvoice: true }, '申请发票'],
  [{ canRebuy: true }, '再次购买'],
  [{ canCancel: true }, '取消订单'],
  [{ canDelete: true }, '删除'],
])('with %j offers only %s', (actions, label) => {
  renderActions(orderWith(actions));
  expect(shownActions()).toEqual([label]);
});

test('offers the confirmation by SMS only while cash on delivery awaits it', () => {
  renderActions(orderWith({}, { orderStatus: OrderStatus.AwaitingConfirmation }));
  expect(shownActions()).toEqual(['短信确认']);
});

test('a return starts at the first sub-order that allows it', () => {
  const subOrders = [false, true].map((canReturn, index) => ({
    subOrderId: `s${index}`,
    items: [],
    shipStatus: 0,
    actions: { ...NONE, canReturn },
  }));
  renderActions(orderWith({}, { subOrders: subOrders as never }));
  expect(screen.getByRole('link', { name: '申请退货' }).getAttribute('href')).toBe('/onlineReturn/s1');
});

test('confirms the receipt only after the question is confirmed', async () => {
  const server = fakeServer({ orders: { confirmReceipt: () => accept({}) } });
  const page = renderActions(orderWith({ canConfirm: true }));
  await press(page, '确认收货');
  await press(page, '取消');
  expect(server.calls).toEqual([]);
  await press(page, '确认收货');
  await press(page, '确定');
  await vi.waitFor(() => expect(page.toast()).toBe('已确认收货'));
  expect(page.reload).toHaveBeenCalledOnce();
});

test('buying again says what is missing, updates the cart count and opens the cart', async () => {
  fakeServer({
    orders: { rebuy: () => accept({ added: 2, missing: [SOLD_OUT] }) },
    cart: { miniShopCartCount: () => accept({ count: 5 }) },
  });
  const page = renderActions(orderWith({ canRebuy: true }));
  await press(page, '再次购买');
  expect(page.toast()).toBe('已加入 2 件，1 件暂时买不到');
  await vi.waitFor(() => expect(page.path()).toBe('/shopcart'));
});

test('stays on the page when nothing could be bought again', async () => {
  fakeServer({
    orders: { rebuy: () => accept({ added: 0, missing: [SOLD_OUT] }) },
    cart: { miniShopCartCount: () => accept({ count: 0 }) },
  });
  const page = renderActions(orderWith({ canRebuy: true }));
  await press(page, '再次购买');
  expect(page.path()).toBe('/myOrderList');
});

test('deleting leaves the detail page for the list', async () => {
  fakeServer({ orders: { deleteOrder: () => accept({}) } });
  const page = renderPage(<OrderActions order={orderWith({ canDelete: true })} isDetail />, {
    at: '/myOrderList/263849105527718046',
    isSignedIn: true,
  });
  await press(page, '删除');
  await press(page, '确定');
  await vi.waitFor(() => expect(page.path()).toBe('/myOrderList'));
});

test('an order is cancelled with a reason, once per reason', async () => {
  const server = fakeServer({ orders: { cancelOrder: () => accept({ statusText: '已取消' }) } });
  const page = renderActions(orderWith({ canPay: true, canCancel: true }));
  await press(page, '取消订单');
  const dialog = within(screen.getByRole('dialog', { name: '取消订单' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: '确认取消' });
  expect(confirm.disabled).toBe(true);
  const [code, { text }] = Object.entries(CANCEL_REASONS)[0]!;
  await page.user.click(dialog.getByRole('radio', { name: text }));
  await page.user.click(confirm);
  expect(server.inputsOf('orders.cancelOrder')).toEqual([
    { orderId: '263849105527718046', reasonCode: Number(code) },
  ]);
  expect(server.calls[0]?.headers['Idempotency-Key']).toMatch(new RegExp(`-${code}$`));
  await vi.waitFor(() => expect(page.toast()).toBe('订单已取消'));
  expect(screen.queryByRole('dialog', { name: '取消订单' })).toBeNull();
});

test('offers another payment method instead of cancelling', async () => {
  const page = renderActions(orderWith({ canPay: true, canCancel: true, canChangePayment: true }));
  await press(page, '取消订单');
  await page.user.click(screen.getByRole('radio', { name: CANCEL_REASONS[8].text }));
  expect(screen.getByText(/收银台可以直接换支付方式/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '去更换' }).getAttribute('href')).toBe(
    '/payment/263849105527718046',
  );
});

test('each reason shows only its own suggestion', async () => {
  const page = renderActions(orderWith({ canCancel: true, canChangePayment: true, canChangeAddress: true }));
  await press(page, '取消订单');
  const choose = (reason: keyof typeof CANCEL_REASONS) =>
    page.user.click(screen.getByRole('radio', { name: CANCEL_REASONS[reason].text }));
  await choose(1);
  expect(screen.getByRole('link', { name: '去合并付款' })).toBeTruthy();
  await choose(9);
  expect(screen.queryByRole('link', { name: '去合并付款' })).toBeNull();
  expect(screen.getByRole('link', { name: '去修改' })).toBeTruthy();
  await choose(5);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('who does not want the items now can keep them as favourites, without gifts', async () => {
  const server = fakeServer({ favourites: { addToFavorite: () => accept({}) } });
  const items = [
    { skuId: 's1', type: 'ordinary' },
    { skuId: 's2', type: 'gift' },
    { skuId: 's1', type: 'ordinary' },
  ];
  const subOrders = [{ subOrderId: 'o-1', items, shipStatus: 0, actions: NONE }];
  const page = renderActions(orderWith({ canCancel: true }, { subOrders: subOrders as never }));
  await press(page, '取消订单');
  await page.user.click(screen.getByRole('radio', { name: CANCEL_REASONS[4].text }));
  await press(page, '收藏商品');
  expect(server.inputsOf('favourites.addToFavorite')).toEqual([{ skuId: ['s1'] }]);
  await vi.waitFor(() => expect(page.toast()).toBe('已收藏'));
});

test('a paid order is cancelled by its own call and offers no other payment', async () => {
  const server = fakeServer({
    orders: { cancelInProcessOrder: () => accept({ statusText: '退款中' }) },
  });
  const page = renderActions(orderWith({ canCancel: true }, { orderStatus: OrderStatus.AwaitingShipment }));
  await press(page, '取消订单');
  expect(screen.getByText('款项会按原路退回。')).toBeTruthy();
  await page.user.click(screen.getByRole('radio', { name: CANCEL_REASONS[8].text }));
  expect(screen.queryByRole('link', { name: '去更换' })).toBeNull();
  await press(page, '确认取消');
  expect(server.inputsOf('orders.cancelInProcessOrder')).toHaveLength(1);
});

test('an unconfirmed order to be paid on delivery is cancelled like an unpaid one', async () => {
  const server = fakeServer({ orders: { cancelOrder: () => accept({ statusText: '已取消' }) } });
  const page = renderActions(
    orderWith({ canCancel: true }, { orderStatus: OrderStatus.AwaitingConfirmation }),
  );
  await press(page, '取消订单');
  await page.user.click(screen.getByRole('radio', { name: CANCEL_REASONS[4].text }));
  await press(page, '确认取消');
  expect(server.inputsOf('orders.cancelOrder')).toHaveLength(1);
});

test('says that the warehouse has to agree while the order is packed', async () => {
  const page = renderActions(orderWith({ canCancel: true }, { orderStatus: OrderStatus.Packing }));
  await press(page, '取消订单');
  expect(screen.getByText(/取消需要仓库同意/)).toBeTruthy();
});
