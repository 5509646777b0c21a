import type { Cookies } from './cookies.ts';

const RECENT_VIEWS_MAX = 100;
const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Recently viewed products of this browser, newest first, in productIds. Nothing is stored while 浏览记录 is off. */
export function createRecentViews(cookies: Cookies, mayRecord: () => boolean, onClear = () => {}) {
  const list = (): string[] => [
    ...new Set(
      cookies
        .get('productIds')
        .split(',')
        .filter((id) => PRODUCT_ID.test(id)),
    ),
  ];
  const save = (ids: string[]): void => {
    if (ids.length === 0) cookies.delete('productIds');
    else if (!cookies.set('productIds', ids.join(','))) save(ids.slice(0, -1));
  };
  return {
    list,
    record(productId: string) {
      if (!mayRecord() || !PRODUCT_ID.test(productId)) return;
      save([...new Set([productId, ...list()])].slice(0, RECENT_VIEWS_MAX));
    },
    clear() {
      save([]);
      onClear();
    },
  };
}
export type RecentViews = ReturnType<typeof createRecentViews>;
