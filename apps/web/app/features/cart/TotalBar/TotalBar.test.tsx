import type { Cart, CartLine } from '@huarong/contract/cart';
import { accept } from '@huarong/core/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { useCart } from '../use-cart.ts';
import { TotalBar } from './TotalBar.tsx';

const line = (skuId: string, facts: Partial<CartLine> = {}) =>
  ({ skuId, variant: '', quantity: 2, checked: true, ...facts }) as CartLine;
const cartOf = (ordinary: CartLine[], presales: CartLine[], facts: Partial<Cart> = {}) =>
  ({
    shopcartSkus: [...ordinary, ...presales],
    ordinaryShopCartSkus: ordinary,
    presaleShopCartSkus: presales,
    invalidShopCartSkus: [],
    normalOrderItems: ordinary,
    count: 2,
    arithmetic: [
      { label: '商品总额', amount: '1880.00' },
      { label: '应付金额', amount: '1880.00' },
    ],
    amounts: { payable: '1880.00' },
    freight: { text: '免运费' },
    expectedPoints: 0,
    ...facts,
  }) as unknown as Cart;

function Bar({ cart }: { cart: Cart }) {
  return <TotalBar state={useCart(cart)} />;
}
const renderBar = (cart: Cart) => renderPage(<Bar cart={cart} />);
const checkout = () => screen.getByRole<HTMLButtonElement>('button', { name: '去结算' });

test('ordinary lines are due in full', () => {
  renderBar(cartOf([line('a')], [line('p', { checked: false })]));
  expect(document.body.textContent).toContain('已选 2 件，应付¥1,880.00');
  expect(checkout().disabled).toBe(false);
});

test('a presale alone asks for its deposit and names the balance', () => {
  const presale = { deposit: '200.00', balance: '1680.00' };
  renderBar(cartOf([line('a', { checked: false })], [line('p', { quantity: 1 })], { presale }));
  expect(document.body.textContent).toContain('已选 1 件，应付定金¥200.00');
  expect(screen.getByRole('list', { name: '金额明细' }).textContent).toContain('尾款 ¥1,680.00');
});

test('a presale beside other lines is not counted and stops the checkout', () => {
  renderBar(cartOf([line('a')], [line('p')]));
  expect(document.body.textContent).toContain('已选 2 件，应付¥');
  expect(screen.getByText('预售商品需要单独结算，请分开勾选')).toBeTruthy();
  expect(checkout().disabled).toBe(true);
});

test('全选 ticks what can be ordered together', async () => {
  const cart = cartOf([line('a', { checked: false }), line('b')], [line('p', { checked: false })]);
  const server = fakeServer({ cart: { saveProdChkedStat: () => accept(cart) } });
  const page = renderBar(cart);
  await page.user.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(server.inputsOf('cart.saveProdChkedStat')).toEqual([
    {
      list: [
        { skuId: 'a', variant: '', checked: true },
        { skuId: 'b', variant: '', checked: true },
        { skuId: 'p', variant: '', checked: false },
      ],
    },
  ]);
});
