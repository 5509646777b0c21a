const NOTHING: ReadonlySet<string> = new Set();

/** What this shopper keeps, asked for once and then followed: every heart of a page shows the same. */
export function createKeptSkus(fetch: () => Promise<readonly string[] | null>) {
  let kept = NOTHING;
  let owner = '';
  const watchers = new Set<() => void>();
  const write = (next: ReadonlySet<string>) => {
    kept = next;
    for (const watcher of watchers) watcher();
  };
  return {
    read: () => kept,
    readOnServer: () => NOTHING,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Asks when somebody is there whom it has not asked for yet; nobody is the empty name. */
    async load(whose: string) {
      if (whose === owner) return;
      owner = whose;
      if (kept.size > 0) write(NOTHING);
      const skuIds = whose === '' ? null : await fetch();
      if (skuIds && owner === whose) write(new Set([...kept, ...skuIds]));
    },
    note(skuId: string, isKept: boolean) {
      const next = new Set(kept);
      if (isKept) next.add(skuId);
      else next.delete(skuId);
      write(next);
    },
  };
}
