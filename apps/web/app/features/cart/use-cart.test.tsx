import type { Cart } from '@huarong/contract/cart';
import { accept } from '@huarong/core/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../platform/testing/fake-server.ts';
import { renderPage } from '../../platform/testing/render-page.tsx';
import { useCart } from './use-cart.ts';

const line = { skuId: 's1', variant: '', quantity: 1, checked: true };
const CART = {
  shopcartSkus: [line],
  ordinaryShopCartSkus: [line],
  presaleShopCartSkus: [],
  count: 1,
} as unknown as Cart;

function Lines() {
  const { cart, setQuantity, check } = useCart(CART);
  const [shown] = cart.ordinaryShopCartSkus;
  return (
    <>
      <output>{`${shown?.quantity} ${shown?.checked}`}</output>
      <button type="button" onClick={() => setQuantity(line, 3)}>
        三件
      </button>
      <button type="button" onClick={() => check([line], false)}>
        取消勾选
      </button>
    </>
  );
}
const offline = () => {
  throw new TypeError('offline');
};

test.each(['三件', '取消勾选'])('%s offline goes back to what was last saved', async (name) => {
  const server = fakeServer({
    cart: { updateQuantity: offline, saveProdChkedStat: offline, cartInfoDisplaying: offline },
  });
  const page = renderPage(<Lines />);
  await page.user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(server.calls.at(-1)?.name).toBe('cart.cartInfoDisplaying'));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('1 true'));
});

test('a refused quantity shows the cart of the server', async () => {
  const reloaded = { ...CART, ordinaryShopCartSkus: [{ ...line, quantity: 2 }] } as unknown as Cart;
  fakeServer({ cart: { updateQuantity: offline, cartInfoDisplaying: () => accept(reloaded) } });
  const page = renderPage(<Lines />);
  await page.user.click(screen.getByRole('button', { name: '三件' }));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('2 true'));
});
