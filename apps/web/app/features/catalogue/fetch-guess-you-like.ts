import type { Api } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';

/** The server uses the newest views only. */
const MAX_SENT = 6;

/** 猜你喜欢: sends the views of this browser unless the shopper switched their use off. The server adds those of a member. */
export function fetchGuessYouLike(api: Api, pageSize: number) {
  const { privacy, recentViews } = browserPlatform();
  const isAllowed = privacy.allows('personalisation') && privacy.allows('browsingHistory');
  const productIds = isAllowed ? recentViews.list().slice(0, MAX_SENT) : [];
  return api.catalogue.recommend({
    scene: 'guess-you-like',
    pageNo: 1,
    pageSize,
    ...(productIds.length > 0 && { productIds }),
  });
}
export type GuessYouLike = Extract<Awaited<ReturnType<typeof fetchGuessYouLike>>, { ok: true }>['value'];

/** A list that is the same for everyone is not called 猜你喜欢. */
export const suggestionTitle = ({ isPersonalised }: Pick<GuessYouLike, 'isPersonalised'>): string =>
  isPersonalised ? '猜你喜欢' : '再逛逛';
