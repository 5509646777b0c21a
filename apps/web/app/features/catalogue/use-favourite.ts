import { showToast } from '@huarong/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/ensure-shopper-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { createKeptSkus } from './kept-skus.ts';

const keptSkus = createKeptSkus(async () => {
  const reply = await browserApi({ quiet: true }).favourites.kept({});
  return reply.ok ? reply.value.skuIds : null;
});

/** Whether a sku is among this shopper's favourites, and how to change it. */
export function useFavourite(skuId: string) {
  const kept = useSyncExternalStore(keptSkus.watch, keptSkus.read, keptSkus.readOnServer);
  const { isSignedIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const isSaved = kept.has(skuId);

  useEffect(() => {
    void keptSkus.load(browserPlatform().cookies.get(isSignedIn ? 'Token' : 'guestToken'));
  }, [isSignedIn]);

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
    keptSkus.note(skuId, !isSaved);
    showToast(isSaved ? '已取消收藏' : '已收藏');
  }
  return { isSaved, isBusy, toggle };
}
