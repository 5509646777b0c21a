/** Where the hearts of a page learn what is kept, and by whom they are asked. */
interface KeptSource {
  /** Changes when somebody else sits in front of the page; empty for a visitor. */
  whose: () => string;
  fetch: () => Promise<readonly string[] | null>;
}
const NOTHING: ReadonlySet<string> = new Set();

/** What this shopper keeps, asked for once and then followed: every heart of a page shows the same. */
export function createKeptSkus({ whose, fetch }: KeptSource) {
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
    /** Asks when somebody is there whom it has not asked for yet. */
    async load() {
      const now = whose();
      if (now === owner) return;
      owner = now;
      if (kept.size > 0) write(NOTHING);
      const skuIds = now === '' ? null : await fetch();
      if (skuIds && owner === now) write(new Set([...kept, ...skuIds]));
    },
    note(skuId: string, isKept: boolean) {
      const next = new Set(kept);
      if (isKept) next.add(skuId);
      else next.delete(skuId);
      write(next);
    },
  };
}
