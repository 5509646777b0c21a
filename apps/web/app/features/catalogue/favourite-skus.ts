const NO_SKUS: ReadonlySet<string> = new Set();

/** The favourite skus of this shopper, fetched once and then updated, so that every button of the page agrees. */
export function createFavouriteSkus(fetch: () => Promise<readonly string[] | null>) {
  let favourites = NO_SKUS;
  let loadedToken = '';
  const listeners = new Set<() => void>();
  const replace = (next: ReadonlySet<string>) => {
    favourites = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => favourites,
    readOnServer: () => NO_SKUS,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Fetches once per token; a visitor has an empty token. */
    async load(token: string) {
      if (token === loadedToken) return;
      loadedToken = token;
      if (favourites.size > 0) replace(NO_SKUS);
      const skuIds = token === '' ? null : await fetch();
      if (skuIds && loadedToken === token) replace(new Set([...favourites, ...skuIds]));
    },
    update(skuId: string, isFavourite: boolean) {
      const next = new Set(favourites);
      if (isFavourite) next.add(skuId);
      else next.delete(skuId);
      replace(next);
    },
  };
}
