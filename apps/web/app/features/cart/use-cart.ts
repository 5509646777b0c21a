import type { Cart } from '@huarong/contract/cart';
import { isPhone } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { type Api, browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { LineRef } from '../catalogue/index.ts';
import { checkedPatch, patchCartLines, quantityPatch } from './optimistic-cart.ts';

/** On phones the offer to undo lies over the cart, so it goes away by itself. */
const UNDO_MS = 5000;

type Reply = { ok: true; value: Cart } | { ok: false };
type Removal = Extract<Awaited<ReturnType<Api['cart']['removeFromCart']>>, { ok: true }>['value'];

/**
 * The cart of the last server response. Ticks and quantities are shown optimistically; amounts never are. After a
 * refusal, which the API client shows as an alert, the cart is loaded again because the shown one was stale.
 */
export function useCart(initialCart: Cart) {
  const { cart, setCart, isBusy, change } = useServerCart(initialCart);
  const [removed, setRemoved] = useState<Removal['removed']>([]);
  useEffect(() => {
    if (removed.length === 0 || !isPhone()) return;
    const timer = window.setTimeout(() => setRemoved([]), UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [removed]);

  return {
    cart,
    isBusy,
    removed,
    setQuantity({ skuId, variant }: LineRef, quantity: number) {
      setCart(patchCartLines(cart, quantityPatch({ skuId, variant, quantity })));
      return change((api) => api.updateQuantity({ skuId, variant, quantity }));
    },
    /** Ignored while the cart is saved: a disabled checkbox would lose the keyboard focus. */
    async check(lines: readonly LineRef[], checked: boolean, unchecked: readonly LineRef[] = []) {
      if (isBusy) return;
      const list = [
        ...lines.map(({ skuId, variant }) => ({ skuId, variant, checked })),
        ...unchecked.map(({ skuId, variant }) => ({ skuId, variant, checked: false })),
      ];
      setCart(patchCartLines(cart, checkedPatch(list)));
      await change((api) => api.saveProdChkedStat({ list }));
    },
    changeSku: (skuId: string, newSkuId: string) => change((api) => api.updateSku({ skuId, newSkuId })),
    choosePromotion: ({ skuId, variant }: LineRef, promotionId: string) =>
      change((api) => api.choosePromotion({ skuId, variant, promotionId })),
    chooseGifts: (promotionId: string, giftIds: string[]) =>
      change((api) => api.checkOptionalGift({ promotionId, giftIds })),
    async remove(lines: readonly LineRef[]) {
      const skus = lines.map(({ skuId, variant }) => ({ skuId, variant }));
      const reply = await change((api) => api.removeFromCart({ skus }));
      if (reply.ok) setRemoved(reply.value.removed);
    },
    async undoRemoval() {
      const reply = await change((api) => api.restoreToCart({ lines: removed }));
      if (reply.ok) setRemoved([]);
    },
    async saveForLater(skuIds: string[]) {
      const saved = await browserApi().favourites.addToFavorite({ skuId: skuIds, removeFromCart: true });
      if (saved.ok) await change((api) => api.cartInfoDisplaying({}));
      return saved.ok;
    },
    async buyExtra(activityId: string, skuIds: string[]) {
      const chosen = await browserApi().cart.extraBuySkus({ activityId, skuIds });
      if (chosen.ok) await change((api) => api.cartInfoDisplaying({}));
    },
    refresh: () => change((api) => api.cartInfoDisplaying({})),
  };
}
/** The cart of the last server response, and a function that calls the API and shows its cart. */
function useServerCart(initialCart: Cart) {
  const [cart, setCart] = useState(initialCart);
  const [isBusy, setBusy] = useState(false);
  const showCart = (next: Cart) => {
    setCart(next);
    browserPlatform().user.setCartCount(next.count);
  };
  async function change<Answer extends Reply>(call: (cart: Api['cart']) => Promise<Answer>): Promise<Answer> {
    setBusy(true);
    const api = browserApi();
    const reply = await call(api.cart);
    if (reply.ok) showCart(reply.value);
    else {
      const current = await browserApi({ quiet: true }).cart.cartInfoDisplaying({});
      // Offline the cart cannot be loaded either: the lines go back to what was last saved.
      if (current.ok) showCart(current.value);
      else setCart(cart);
    }
    setBusy(false);
    return reply;
  }

  return { cart, setCart, isBusy, change };
}

export type CartState = ReturnType<typeof useCart>;
