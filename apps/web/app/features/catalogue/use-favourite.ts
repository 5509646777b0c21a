import { showToast } from '@huarong/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { ensureShopperSession } from '../../platform/session/ensure-shopper-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { createFavouriteSkus } from './favourite-skus.ts';

const favouriteSkus = createFavouriteSkus(async () => {
  const reply = await browserApi({ quiet: true }).favourites.kept({});
  return reply.ok ? reply.value.skuIds : null;
});

/** Whether a sku is among this shopper's favourites, and how to change it. */
export function useFavourite(skuId: string) {
  const favourites = useSyncExternalStore(
    favouriteSkus.subscribe,
    favouriteSkus.read,
    favouriteSkus.readOnServer,
  );
  const { isSignedIn } = useSession();
  const isSaved = favourites.has(skuId);

  useEffect(() => {
    void favouriteSkus.load(browserPlatform().cookies.get(isSignedIn ? 'Token' : 'guestToken'));
  }, [isSignedIn]);

  const [isBusy, toggle] = useAction(async () => {
    // The favourites of a guest are merged into the account at login.
    if (!(await ensureShopperSession())) return;
    const { favourites } = browserApi();
    const reply = isSaved
      ? await favourites.remove({ skuId: [skuId] })
      : await favourites.addToFavorite({ skuId: [skuId] });
    if (!reply.ok) return;
    favouriteSkus.update(skuId, !isSaved);
    showToast(isSaved ? '已取消收藏' : '已收藏');
  });
  return { isSaved, isBusy, toggle };
}
