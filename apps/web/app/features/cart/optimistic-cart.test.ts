import type { Cart, CartLine } from '@huarong/contract/cart';
import { describe, expect, it } from 'vitest';
import { checkedPatch, patchCartLines, quantityPatch } from './optimistic-cart.ts';

const line = (skuId: string, checked: boolean) => ({ skuId, checked, quantity: 1 }) as CartLine;
const [lipstick, cream] = [line('1', true), line('2', false)];
const cart = {
  shopcartSkus: [lipstick, cream],
  ordinaryShopCartSkus: [lipstick, cream],
  presaleShopCartSkus: [] as CartLine[],
  totalAmount: '320.00',
} as Cart;

describe('an optimistic change of the cart', () => {
  it('appears in every group of lines', () => {
    const next = patchCartLines(cart, checkedPatch([{ skuId: '2', checked: true }]));
    expect(next.ordinaryShopCartSkus.map(({ checked }) => checked)).toEqual([true, true]);
    expect(next.shopcartSkus.map(({ checked }) => checked)).toEqual([true, true]);
    expect(
      patchCartLines(cart, quantityPatch({ skuId: '1', quantity: 3 })).ordinaryShopCartSkus.map(
        (each) => each.quantity,
      ),
    ).toEqual([3, 1]);
  });

  it('distinguishes two variants of the same bundle case', () => {
    const [rose, chestnut] = [
      { ...lipstick, variant: 'rose' },
      { ...lipstick, variant: 'chestnut' },
    ] as [CartLine, CartLine];
    const cases = { ...cart, ordinaryShopCartSkus: [rose, chestnut] };
    const more = patchCartLines(cases, quantityPatch({ skuId: '1', variant: 'chestnut', quantity: 2 }));
    expect(more.ordinaryShopCartSkus.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const unticked = patchCartLines(cases, checkedPatch([{ skuId: '1', variant: 'rose', checked: false }]));
    expect(unticked.ordinaryShopCartSkus.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('keeps the total of the server and does not mutate the cart', () => {
    expect(patchCartLines(cart, quantityPatch({ skuId: '1', quantity: 3 })).totalAmount).toBe('320.00');
    expect(cart.ordinaryShopCartSkus[0]!.quantity).toBe(1);
  });
});
