import { accept } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton.tsx';

const skuOf = (skuId: string, skuName: string, hasInventory = true) =>
  ({
    skuId,
    skuName,
    hasInventory,
    colour: { name: skuName, hex: '#a8322d', family: '', note: '' },
  }) as never;

function renderButton(colourCount = 3) {
  const server = fakeServer({
    catalogue: {
      detail: () => accept({ skus: [skuOf('s1', '朱砂'), skuOf('s2', '檀木', false), skuOf('s3', '石榴')] }),
    },
    cart: { addToCart: () => accept({ count: 1 }) },
    identity: { guest: () => accept({ guestToken: 'g-1' }) },
  });
  const page = renderPage(
    <AddToCartButton
      product={{ productId: '1', skuId: 's1', productName: '唇膏', hasInventory: true, colourCount }}
    />,
    { isSignedIn: true },
  );
  return { server, page, button: screen.getByRole('button', { name: '加入购物车：唇膏' }) };
}
const shade = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a product with several shades asks for one and adds that one', async () => {
  const { server, page, button } = renderButton();
  await page.user.click(button);
  expect(server.inputsOf('cart.addToCart')).toEqual([]);
  await page.user.click(await shade(/石榴/));
  await waitFor(() =>
    expect(server.inputsOf('cart.addToCart')).toMatchObject([{ skuId: 's3', quantity: 1 }]),
  );
  expect(screen.queryByRole('dialog', { name: '选择色号：唇膏' })).toBeNull();
});

test('a sold-out shade says so and cannot be chosen', async () => {
  const { page, button } = renderButton();
  await page.user.click(button);
  expect((await shade(/檀木.*缺货/)).disabled).toBe(true);
});

test('the keyboard opens it, moves over the shades in stock and adds; the focus returns', async () => {
  const { server, page, button } = renderButton();
  button.focus();
  await page.user.keyboard('{Enter}');
  const first = await shade(/朱砂/);
  await waitFor(() => expect(document.activeElement).toBe(first));
  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await shade(/石榴/));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(server.inputsOf('cart.addToCart')).toMatchObject([{ skuId: 's3' }]));
  expect(document.activeElement).toBe(button);
});

test('Escape closes it and returns the focus; nothing is added', async () => {
  const { server, page, button } = renderButton();
  await page.user.click(button);
  await shade(/朱砂/);
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '选择色号：唇膏' })).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(server.inputsOf('cart.addToCart')).toEqual([]);
});

test('a press elsewhere closes it', async () => {
  const { page, button } = renderButton();
  await page.user.click(button);
  await shade(/朱砂/);
  await page.user.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(screen.queryByRole('dialog', { name: '选择色号：唇膏' })).toBeNull();
});

test('a product with one shade is added at once', async () => {
  const { server, page, button } = renderButton(1);
  await page.user.click(button);
  await waitFor(() => expect(server.inputsOf('cart.addToCart')).toMatchObject([{ skuId: 's1' }]));
});
