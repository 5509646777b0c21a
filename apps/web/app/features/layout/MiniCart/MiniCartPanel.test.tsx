import type { Cart, CartLine } from '@huarong/contract/cart';
import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { MiniCartPanel } from './MiniCartPanel.tsx';

const line = (facts: Partial<CartLine>) =>
  ({
    skuId: 's1',
    productId: 'p1',
    brandNameCN: '索兰娜',
    productName: '精华',
    skuName: '30 ml',
    skuImagePath: '/p/1.webp',
    offerPrice: '700.00',
    quantity: 3,
    status: 1,
    type: 'ordinary',
    checked: true,
    ...facts,
  }) as CartLine;
const cart: Partial<Cart> = {
  shopcartSkus: [line({}), line({ skuId: 's2', quantity: 1, checked: false })],
  invalidShopCartSkus: [],
  totalAmount: '2217.00',
  amounts: { payable: '1967.00' } as Cart['amounts'],
  freight: { text: '满 199.00 元包邮' },
  count: 4,
};

test('shows the total of the cart page, after promotions and coupons', async () => {
  fakeServer({ cart: { cartInfoDisplaying: () => accept(cart) } });
  renderPage(<MiniCartPanel />, { isSignedIn: true });
  expect((await screen.findByText(/应付/)).textContent).toBe('已选 3 件，应付（满 199.00 元包邮）');
  expect(document.body.textContent).toMatch(/1,?967\.00/);
  expect(document.body.textContent).not.toMatch(/2,?217\.00/);
});

test('a presale shows the deposit that is due now', async () => {
  const presale = {
    ...cart,
    shopcartSkus: [line({ type: 'presale', quantity: 1 })],
    amounts: { payable: '1880.00' } as Cart['amounts'],
    presale: { deposit: '200.00', balance: '1680.00' },
  };
  fakeServer({ cart: { cartInfoDisplaying: () => accept(presale) } });
  renderPage(<MiniCartPanel />, { isSignedIn: true });
  expect((await screen.findByText(/应付/)).textContent).toBe('已选 1 件，应付定金');
  expect(document.body.textContent).toContain('200.00');
  expect(document.body.textContent).not.toMatch(/1,?880\.00/);
});

test('an empty cart says so', async () => {
  fakeServer({ cart: { cartInfoDisplaying: () => accept({ ...cart, shopcartSkus: [] }) } });
  renderPage(<MiniCartPanel />, { isSignedIn: true });
  expect(await screen.findByText(/购物车还是空的/)).toBeTruthy();
});

test('a visitor without a session has an empty cart, without a call', async () => {
  const server = fakeServer({});
  renderPage(<MiniCartPanel />);
  expect(await screen.findByText(/购物车还是空的/)).toBeTruthy();
  expect(server.calls).toEqual([]);
});
