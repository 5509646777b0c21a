import type { Cart, CartLine as Line } from '@huarong/contract/cart';
import { accept, refuse } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { useCart } from '../../use-cart.ts';
import { CartLine } from './CartLine.tsx';

const lipstick: Line = {
  skuId: 's1',
  productId: 'p1',
  skuCode: 'C1',
  productName: '朱砂唇膏',
  productNameEN: 'Cinnabar',
  brandNameEN: 'SOLÈNE ARDEY',
  brandNameCN: '索兰娜',
  skuName: '朱砂',
  skuImagePath: '/pictures/drawn/ab12/20010101-front-400.webp',
  offerPrice: '320.00',
  marketPrice: '320.00',
  quantity: 2,
  subtotal: '640.00',
  checked: true,
  inventory: 50,
  status: 1,
  type: 'ordinary',
  tags: [],
};
const cartOf = (line: Line) =>
  ({
    shopcartSkus: [line],
    ordinaryShopCartSkus: [line],
    presaleShopCartSkus: [],
    invalidShopCartSkus: [],
    normalOrderItems: [line],
    count: line.quantity,
  }) as unknown as Cart;

function LineOfCart({ initialCart }: { initialCart: Cart }) {
  const state = useCart(initialCart);
  return (
    <ul>
      {state.cart.ordinaryShopCartSkus.map((line) => (
        <CartLine key={line.skuId} line={line} state={state} />
      ))}
    </ul>
  );
}
type Answers = Parameters<typeof fakeServer>[0];
function renderLine(facts: Partial<Line> = {}, answers: Answers = {}, isSignedIn = true) {
  const line = { ...lipstick, ...facts };
  const server = fakeServer(answers);
  const page = renderPage(<LineOfCart initialCart={cartOf(line)} />, { at: '/shopcart', isSignedIn });
  return { server, page, line };
}
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '索兰娜 朱砂唇膏的数量' });
const more = () => screen.getByRole('button', { name: '增加索兰娜 朱砂唇膏的数量' });
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 索兰娜 朱砂唇膏 朱砂' });

test('a new quantity is shown at once, and the amount when the server answers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page, server } = renderLine(
    {},
    {
      cart: {
        updateQuantity: () =>
          promise.then(() => accept(cartOf({ ...lipstick, quantity: 3, subtotal: '960.00' }))),
      },
    },
  );
  await page.user.click(more());
  expect(quantity().value).toBe('3');
  expect(screen.getByRole('listitem').textContent).toContain('640');
  resolve();
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('960'));
  expect(server.inputsOf('cart.updateQuantity')).toEqual([{ skuId: 's1', quantity: 3 }]);
});

test('a refused quantity goes back to what the server has', async () => {
  const { page } = renderLine(
    {},
    {
      cart: {
        updateQuantity: () => refuse({ code: 'out-of-stock', available: 2, message: '库存不足' }),
        cartInfoDisplaying: () => accept(cartOf(lipstick)),
      },
    },
  );
  await page.user.click(more());
  await waitFor(() => expect(quantity().value).toBe('2'));
});

test('the keyboard keeps the focus while the line is saved, and a second press waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page, server } = renderLine(
    {},
    {
      cart: {
        updateQuantity: ({ quantity: next }) =>
          promise.then(() => accept(cartOf({ ...lipstick, quantity: Number(next) }))),
      },
    },
  );
  quantity().focus();
  await page.user.keyboard('{ArrowUp}');
  expect(quantity().disabled).toBe(false);
  expect(tick().disabled).toBe(false);
  await page.user.keyboard('{ArrowUp}');
  await page.user.click(tick());
  expect(server.calls).toHaveLength(1);
  resolve();
  await waitFor(() => expect(quantity().getAttribute('aria-disabled')).toBe('false'));
  expect(tick().checked).toBe(true);
});

test.each<[string, Partial<Line>, string]>([
  ['the stock', { inventory: 3 }, '3'],
  ['the limit per customer', { purchaseLimit: 2, inventory: 3 }, '2'],
  ['one, even without stock', { quantity: 1, inventory: 0 }, '1'],
])('the quantity is limited by %s', (_, facts, max) => {
  renderLine(facts);
  expect(quantity().getAttribute('aria-valuemax')).toBe(max);
});

test('the limit per customer is named and cannot be exceeded', async () => {
  const { page, server } = renderLine({ purchaseLimit: 2 });
  expect(screen.getByText('限购 2 件')).toBeTruthy();
  expect(more().getAttribute('aria-disabled')).toBe('true');
  await page.user.click(more());
  expect(server.calls).toEqual([]);
});

test('unticking is shown at once', async () => {
  const { page, server } = renderLine(
    {},
    { cart: { saveProdChkedStat: () => accept(cartOf({ ...lipstick, checked: false })) } },
  );
  await page.user.click(tick());
  expect(tick().checked).toBe(false);
  await waitFor(() =>
    expect(server.inputsOf('cart.saveProdChkedStat')).toEqual([{ list: [{ skuId: 's1', checked: false }] }]),
  );
});

test.each<[string, Partial<Line>, string]>([
  ['a drop', { priceWhenAdded: '340.00' }, '比加入时降 ¥20.00'],
  ['a rise', { priceWhenAdded: '300.00' }, '比加入时涨 ¥20.00'],
  ['the amount after discounts', { paid: '590.00' }, '优惠后 ¥590.00'],
])('shows %s', (_, facts, text) => {
  renderLine(facts);
  expect(screen.getByText(text)).toBeTruthy();
});

test('an unticked line shows no amount after discounts', () => {
  renderLine({ paid: '590.00', checked: false });
  expect(screen.queryByText(/优惠后/)).toBeNull();
});

test('a bundle keeps its parts: no other sku, no favourite', () => {
  renderLine({ parts: [{ name: 'M01 米纸', quantity: 1 } as never] });
  expect(screen.queryByRole('button', { name: /更换规格/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '移入收藏' })).toBeNull();
});

test('another sku is chosen in a dialog; the same one changes nothing', async () => {
  const skus = [
    { skuId: 's1', skuName: '朱砂', hasInventory: true, offerPrice: '320.00' },
    { skuId: 's2', skuName: '檀木', hasInventory: true, offerPrice: '320.00' },
    { skuId: 's3', skuName: '豆沙', hasInventory: false, offerPrice: '320.00' },
  ];
  const { page, server } = renderLine(
    {},
    {
      catalogue: { detail: () => accept({ skus: skus as never }) },
      cart: { updateSku: () => accept(cartOf({ ...lipstick, skuId: 's2', skuName: '檀木' })) },
    },
  );
  await page.user.click(screen.getByRole('button', { name: '更换规格，当前 朱砂' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /豆沙/ })).disabled).toBe(true);
  await page.user.click(screen.getByRole('button', { name: /^朱砂/ }));
  expect(server.inputsOf('cart.updateSku')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: '更换规格，当前 朱砂' }));
  await page.user.click(screen.getByRole('button', { name: /檀木/ }));
  expect(await screen.findByRole('button', { name: '更换规格，当前 檀木' })).toBeTruthy();
  expect(server.inputsOf('cart.updateSku')).toEqual([{ skuId: 's1', newSkuId: 's2' }]);
});

test('only a member can save a line as favourite', () => {
  renderLine({}, {}, false);
  expect(screen.queryByRole('button', { name: '移入收藏' })).toBeNull();
});

test('removing sends the line', async () => {
  const { page, server } = renderLine(
    {},
    {
      cart: { removeFromCart: () => accept({ ...cartOf(lipstick), ordinaryShopCartSkus: [], removed: [] }) },
    },
  );
  await page.user.click(screen.getByRole('button', { name: '删除 索兰娜 朱砂唇膏' }));
  expect(server.inputsOf('cart.removeFromCart')).toEqual([{ skus: [{ skuId: 's1' }] }]);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a presale line names its deposit, which is paid first, and its balance', () => {
  const presale = {
    ...{ deposit: '200.00', depositWorth: '400.00', balance: '1680.00' },
    ...{ balanceFrom: '2026-11-21T10:00:00+08:00', balanceUntil: '2026-11-23T22:00:00+08:00' },
  };
  const line: Line = { ...lipstick, type: 'presale', subtotal: '2080.00', paid: '1800.00', presale };
  renderPage(<LineOfCart initialCart={cartOf(line)} />);
  expect(document.body.textContent).toContain('定金 ¥200.00，尾款 ¥1,680.00');
  expect(document.body.textContent).toMatch(/¥320\.00定金 ¥200\.00.*优惠后共 ¥1,800\.00/);
});
