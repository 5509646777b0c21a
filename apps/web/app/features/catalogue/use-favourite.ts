import { showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { becomeShopper } from '../../platform/session/become-shopper.ts';

/** Whether this sku is among the favourites of this visit, and how to change it. */
export function useFavourite(skuId: string) {
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);

  // Another shade is another favourite.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sku is what resets it.
  useEffect(() => setSaved(false), [skuId]);

  async function toggle() {
    // A guest's favourites wait for her and come along when she signs in.
    if (!(await becomeShopper())) return;
    setBusy(true);
    const { favourites } = browserApi();
    const reply = isSaved
      ? await favourites.remove({ skuId: [skuId] })
      : await favourites.addToFavorite({ skuId: [skuId] });
    setBusy(false);
    if (!reply.ok) return;
    setSaved(!isSaved);
    showToast(isSaved ? '已取消收藏' : '已收藏');
  }
  return { isSaved, isBusy, toggle };
}
