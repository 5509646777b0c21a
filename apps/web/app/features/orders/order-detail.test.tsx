import type { OrderDetail as Order, OrderLine } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { notFound } from '../../platform/pages/not-found.ts';
import { renderPage } from '../../platform/testing/render-page.tsx';
import OrderDetail, { ErrorBoundary } from './order-detail.route.tsx';

const ACTIONS: Order['actions'] = {
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
const line = (facts: Partial<OrderLine>): OrderLine => ({
  returnSkuId: 'l1',
  skuId: 's1',
  productId: 'p1',
  productName: '朱砂唇膏',
  brandNameEN: 'SOLENE',
  brandNameCN: '索兰娜',
  skuName: '03 朱砂',
  skuImagePath: '/x.jpg',
  type: 'ordinary',
  offerPrice: '320.00',
  quantity: 1,
  promotionShare: '34.88',
  couponShare: '0.00',
  pointsShare: '0.00',
  paidShare: '285.12',
  commented: false,
  returnText: '签收后 7 天可退',
  ...facts,
});
const ORDER: Order = {
  orderId: '263849105527718046',
  orderType: 'ordinary',
  orderStatus: OrderStatus.AwaitingShipment,
  statusText: '待发货',
  statusNote: '正在等待仓库备货。',
  totalAmount: '570.24',
  freight: '0.00',
  createdAt: '2026-11-15T20:14:00+08:00',
  subOrders: [
    {
      subOrderId: '263849105527718046-1',
      orderStatus: OrderStatus.AwaitingShipment,
      statusText: '待发货',
      payStatus: 2,
      shipStatus: 0,
      invoiceStatus: 'N',
      items: [line({}), line({ returnSkuId: 'l2', skuId: 's2' })],
      actions: ACTIONS,
    },
  ],
  actions: ACTIONS,
  recipient: {
    name: '林知夏',
    maskedMobile: '138****0426',
    region: '上海市 徐汇区',
    address: '花间路 88 号',
  },
  amounts: {} as Order['amounts'],
  arithmetic: [
    { label: '商品总额', amount: '640.00' },
    { label: '应付金额', amount: '570.24' },
  ],
  tenders: [{ paymentCode: 'ALIPAY', name: '支付宝', amount: '570.24' }],
  parcels: [],
  timeline: [],
  note: '周末送货请先打电话',
  deliveryText: '快递配送',
  expectedPoints: 570,
  invoice: { typeText: '电子普通发票', titleText: '个人：林知夏', amount: '570.24' },
};
/** The page needs only its data; the router adds the other props. */
const Page = OrderDetail as unknown as (props: { loaderData: { order: Order } }) => ReactNode;
const renderOrder = (facts: Partial<Order> = {}) =>
  renderPage(<Page loaderData={{ order: { ...ORDER, ...facts } }} />, { isSignedIn: true });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows the status with its sentence, totals, points, invoice and remark', () => {
  renderOrder();
  expect(screen.getByRole('heading', { name: '待发货', level: 2 })).toBeTruthy();
  expect(screen.getByText('正在等待仓库备货。')).toBeTruthy();
  const totals = screen.getByText('合计 2 件').closest('tr');
  expect(totals?.textContent).toContain('¥640.00');
  expect(totals?.textContent).toContain('−¥69.76');
  expect(totals?.textContent).toContain('¥570.24');
  expect(screen.getByText('实付').closest('div')?.textContent).toContain('¥570.24');
  expect(screen.getByText('预计得 570 积分，订单完成后到账。')).toBeTruthy();
  expect(region('发票').getByText('个人：林知夏')).toBeTruthy();
  expect(region('发票').getByText('¥570.24')).toBeTruthy();
  expect(region('备注与包装').getByText('周末送货请先打电话')).toBeTruthy();
});

test('lists what applied by its title, and nothing for an order without', () => {
  renderOrder({ offers: [{ title: '精华秒杀', reason: '秒杀价 700.00 元', saved: '160.00' }] });
  expect(region('已享优惠').getByText('精华秒杀')).toBeTruthy();
  expect(region('已享优惠').getByText('秒杀价 700.00 元')).toBeTruthy();
  expect(region('已享优惠').getByText('¥160.00')).toBeTruthy();
});

test('counts down while payment is due', () => {
  renderOrder({ cancelOrderTimeLeft: 90, tenders: [] });
  expect(screen.getByRole('timer').textContent).toMatch(/01:(30|29)/);
  expect(screen.getByText('应付金额')).toBeTruthy();
});

test('says that the warehouse rejected the cancellation, when and why', () => {
  renderOrder({ cancelRefusal: { at: '2026-11-16T21:48:00+08:00', reason: '包裹已经出库' } });
  const notice = screen.getByText('取消没有成功').closest('[role]');
  expect(notice?.textContent).toContain('11-16 21:48');
  expect(notice?.textContent).toContain('驳回了取消申请：包裹已经出库。');
});

test('shows a refund with sum, route, date and reason', () => {
  renderOrder({
    refunds: [
      {
        paymentCode: 'SILKPAY',
        name: '花容储值卡',
        cardTail: '0913',
        amount: '300.00',
        state: 'done',
        requestedAt: '2026-11-16T09:00:00+08:00',
        settledAt: '2026-11-16T09:01:00+08:00',
        reason: '取消订单：重复下单',
      },
    ],
  });
  const [, row] = region('退款').getAllByRole('row');
  expect([...row!.children].map(({ textContent }) => textContent)).toEqual([
    '取消订单：重复下单',
    '花容储值卡 尾号 0913',
    '2026-11-16 09:01',
    '已退回',
    '¥300.00',
  ]);
});

test('says that the warehouse has to approve a cancellation', () => {
  renderOrder({ cancelPending: true });
  expect(screen.getByText('取消申请已提交')).toBeTruthy();
});

test('an unknown order is answered with a way back to the list', async () => {
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => {
        throw notFound();
      },
      ErrorBoundary,
      HydrateFallback: () => null,
      element: null,
    },
  ]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: '没有找到这笔订单' })).toBeTruthy());
  expect(screen.getByRole('link', { name: '返回我的订单' }).getAttribute('href')).toBe('/myOrderList');
});
