import type { OrderLine, OrderSummary } from '@huarong/contract/orders';
import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { accept } from '@huarong/core/shared';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { OrderCard } from '../list/OrderCard/OrderCard.tsx';

const ORDER_ID = '263849105527718046';
const ALL = { canReturn: true, canComment: true, canRebuy: true, canTrack: true };
const NONE = { canReturn: false, canComment: false, canRebuy: false, canTrack: false };

const line = (name: string, actions: Partial<OrderLine['actions'] & object>, type = 'ordinary') => ({
  returnSkuId: `line-${name}`,
  skuId: `sku-${name}`,
  productId: 'p1',
  productName: name,
  skuName: '01',
  skuImagePath: '/x.jpg',
  type,
  offerPrice: '100.00',
  quantity: 1,
  actions: { ...NONE, ...actions },
});

function renderOrder(items: ReturnType<typeof line>[]) {
  const subOrder = { subOrderId: `${ORDER_ID}-1`, payStatus: PayStatus.Paid, shipStatus: 3, items };
  const order = {
    orderId: ORDER_ID,
    orderType: 'ordinary',
    orderStatus: OrderStatus.Completed,
    statusText: '已完成',
    totalAmount: '100.00',
    freight: '0.00',
    createdAt: '2026-11-16T10:00:00+08:00',
    subOrders: [{ ...subOrder, actions: { canReturn: true } }],
    actions: { canRebuy: true, canComment: true },
  } as unknown as OrderSummary;
  return renderPage(<OrderCard order={order} />, { at: '/myOrderList', isSignedIn: true });
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li')!);
const namesIn = (row: ReturnType<typeof rowOf>) =>
  [...row.queryAllByRole('link'), ...row.queryAllByRole('button')].map(({ textContent }) => textContent);

test('each of several lines has what the server offers, with this line chosen on the page it opens', () => {
  renderOrder([line('唇膏', ALL), line('面霜', { followUpOf: 'c1' }), line('小样', {}, 'gift')]);
  const rouge = rowOf('唇膏');
  expect(namesIn(rouge)).toEqual(['唇膏', '申请退货', '评价', '再次购买', '查看物流']);
  const hrefOf = (row: typeof rouge, name: RegExp) => row.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(rouge, /^申请退货/)).toBe(`/onlineReturn/${ORDER_ID}-1?line=line-唇膏`);
  expect(hrefOf(rouge, /^评价/)).toBe(`/myAccount/comment?item=${ORDER_ID}-1.sku-唇膏`);
  expect(hrefOf(rowOf('面霜'), /^追评/)).toBe('/myAccount/comment?tab=followUp&item=c1');
  expect(namesIn(rowOf('小样'))).toEqual(['小样']);
  // A line without actions has their column too, so that prices stand below each other.
  const columns = ['唇膏', '面霜', '小样'].map(
    (name) => screen.getByText(name).closest('li')!.childElementCount,
  );
  expect(columns).toEqual([4, 4, 4]);
});

test('lines without actions keep their column, so that prices of all orders stand below each other', () => {
  renderOrder([line('唇膏', {}), line('面霜', {})]);
  expect(screen.getByText('唇膏').closest('li')!.childElementCount).toBe(4);
});

test('with one bought line nothing is drawn twice', () => {
  renderOrder([line('唇膏', ALL), line('小样', {}, 'gift')]);
  expect(namesIn(rowOf('唇膏'))).toEqual(['唇膏', '申请退货', '再次购买']);
  expect(screen.getAllByRole('button', { name: /再次购买/ })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /申请退货/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: '去评价' })).toBeTruthy();
});

test('buys one line again', async () => {
  const rebuy = vi.fn(() => accept({ added: 1, missing: [] }));
  fakeServer({ orders: { rebuy }, cart: { miniShopCartCount: () => accept({ count: 3 }) } });
  const page = renderOrder([line('唇膏', ALL), line('面霜', ALL)]);
  await page.user.click(rowOf('面霜').getByRole('button', { name: /^再次购买/ }));
  expect(rebuy).toHaveBeenCalledWith({ orderId: ORDER_ID, returnSkuId: 'line-面霜' });
  expect(page.path()).toBe('/shopcart');
});

test('shows the parcel of this line only', async () => {
  const parcel = (parcelId: string, skuId: string) => ({
    parcelId,
    subOrderId: `${ORDER_ID}-1`,
    carrier: '顺丰',
    status: 20 as const,
    statusText: '运输中',
    items: [{ skuId, productName: skuId, skuName: '01', quantity: 1 }],
    traces: [],
  });
  fakeServer({
    orders: {
      getDelivery: () =>
        accept({ orderId: ORDER_ID, parcels: [parcel('a', 'sku-唇膏'), parcel('b', 'sku-面霜')] }),
    },
  });
  const page = renderOrder([line('唇膏', ALL), line('面霜', ALL)]);
  await page.user.click(rowOf('面霜').getByRole('button', { name: /^查看物流/ }));
  expect(await screen.findByRole('article', { name: '包裹 2' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: '包裹 1' })).toBeNull();
});
