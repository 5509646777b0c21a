import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { ResultData } from '../../result-data.ts';
import { Paid } from './Paid.tsx';

test('a paid deposit shows the balance, its dates and the shipping day', () => {
  const paid: ResultData['paid'] = {
    orderId: '263849105527718046',
    orderStatus: OrderStatus.AwaitingBalance,
    statusText: '待付尾款',
    payStatus: PayStatus.DepositPaid,
    totalAmount: '1880.00',
    tenders: [{ paymentCode: 'ALIPAY', name: '支付宝', amount: '200.00' }],
    deliveryText: '快递配送，工作日与周末均可',
    expectedPoints: 0,
    presale: {
      deposit: '200.00',
      balance: '1680.00',
      balanceFrom: '2026-11-21T10:00:00+08:00',
      balanceUntil: '2026-11-23T22:00:00+08:00',
      shipsBy: '2026-12-01T00:00:00+08:00',
    },
  };
  renderPage(<Paid paid={paid} orderPath="/myOrderList/1" />);
  const text = document.body.textContent;
  expect(text).toContain('定金支付成功');
  expect(text).toContain('已付定金¥200.00');
  expect(text).toContain('尾款¥1,680.00');
  expect(text).toContain('尾款开始11 月 21 日 10:00');
  expect(text).toContain('尾款截止11 月 23 日 22:00');
  expect(text).toContain('付清尾款后，12 月 1 日前');
  expect(text).not.toContain('1,880.00');
});

const PAID: ResultData['paid'] = {
  orderId: '263849105527718046',
  orderStatus: 30,
  statusText: '待发货',
  payStatus: 2,
  totalAmount: '1270.00',
  paidAt: '2026-11-15T20:21:00+08:00',
  tenders: [{ paymentCode: 'ALIPAY', name: '支付宝', amount: '1270.00' }],
  deliveryText: '快递配送，工作日与周末均可',
  expectedPoints: 1568,
};

test('one order shows what was paid for it', () => {
  renderPage(<Paid paid={PAID} orderPath="/myOrderList/263849105527718046" />);
  expect(screen.getByText('实付')).toBeTruthy();
  expect(screen.getByText('263849105527718046')).toBeTruthy();
});

test('a merged payment shows every order and the total', () => {
  const merged = {
    total: '1469.00',
    orders: [
      { orderId: '263849105527718046', amount: '1270.00' },
      { orderId: '340917265518803372', amount: '199.00' },
    ],
  };
  renderPage(<Paid paid={{ ...PAID, merged }} orderPath="/myOrderList/263849105527718046" />);
  const [first, second] = ['263849105527718046', '340917265518803372'].map((id) =>
    screen.getByText(`订单 ${id}`).closest('div'),
  );
  expect(first?.textContent).toContain('¥1,270.00');
  expect(second?.textContent).toContain('¥199.00');
  expect(screen.getByText('支付宝实付 2 笔').closest('div')?.textContent).toContain('1,469.00');
});
