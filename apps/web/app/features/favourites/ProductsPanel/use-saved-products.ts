import type { Favourite } from '@huarong/contract/favourites';
import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';

/** The ticked products and their bulk actions. */
export function useSavedProducts(list: readonly Favourite[]) {
  const { revalidate } = useRevalidator();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const chosen = list.filter(({ skuId }) => ticked.has(skuId));
  const buyable = chosen.filter(({ status }) => status === 'onSale');

  const tick = (skuId: string) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(skuId)) next.add(skuId);
      return next;
    });
  const tickAll = (isOn: boolean) => setTicked(new Set(isOn ? list.map(({ skuId }) => skuId) : []));

  const [isRemoving, remove] = useAction(async (skuIds: readonly string[]) => {
    const reply = await browserApi().favourites.remove({ skuId: [...skuIds] });
    if (reply.ok) {
      setRemoved(skuIds);
      setTicked(new Set());
      await revalidate();
    }
  });
  async function restore() {
    const reply = await browserApi().favourites.addToFavorite({ skuId: [...removed] });
    setRemoved([]);
    if (reply.ok) await revalidate();
  }
  const [isAdding, addTickedToCart] = useAction(async () => {
    const added = await addEachToCart(buyable);
    const failedCount = buyable.length - added;
    showToast(
      failedCount === 0 ? `${added} 件已加入购物车` : `${added} 件已加入购物车，${failedCount} 件没有加入`,
      failedCount === 0 ? 'check' : 'info',
    );
  });
  return {
    ticked,
    tick,
    tickAll,
    chosen,
    buyable,
    removed,
    remove,
    restore,
    addTickedToCart,
    isBusy: isRemoving || isAdding,
  };
}

/** One by one: the cart has one lock, and each sku may be refused for its own reason. Returns the number added. */
async function addEachToCart(favourites: readonly Favourite[]): Promise<number> {
  let added = 0;
  for (const { skuId } of favourites) {
    const reply = await browserApi({ quiet: true }).cart.addToCart({ skuId, quantity: 1 });
    if (!reply.ok) continue;
    added += 1;
    const { user, track } = browserPlatform();
    user.setCartCount(reply.value.count);
    track({ name: 'add_to_cart', commodity_sku: skuId });
  }
  return added;
}
