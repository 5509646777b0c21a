import { showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** Whether this sku is among the favourites of this visit, and how to change it. */
export function useFavourite(skuId: string) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);

  // Another shade is another favourite.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sku is what resets it.
  useEffect(() => setSaved(false), [skuId]);

  async function toggle() {
    if (!isSignedIn) {
      await navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
      return;
    }
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
