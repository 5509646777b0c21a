import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { ResultData } from '../../result-data.ts';
import { Paid } from './Paid.tsx';

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
