/** A value outside React that components can watch with `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    read: () => value,
    write(next: Value) {
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
