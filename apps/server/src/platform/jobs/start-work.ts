import type { Log } from '#platform/database';

export interface Poller {
  /** Claims nothing more and waits for the work that is running. */
  stop(): Promise<void>;
}

export interface PollingSettings {
  intervalMs?: number;
  log?: Log;
}

/** How much more of a kind may be worked on. */
export interface FreeCapacity {
  kind: string;
  free: number;
}

/** Work of several kinds: kinds of jobs, or topics of events. */
export interface Work<Item> {
  kinds: readonly string[];
  /** How much of a kind is worked on at once. */
  concurrency: number;
  /** Claims due work, of each kind what it has capacity for, and `total` altogether. */
  claim(capacities: readonly FreeCapacity[], total: number): Promise<Item[]>;
  kindOf(item: Item): string;
  /** Works on what was claimed of one kind. */
  run(items: Item[]): Promise<void>;
}

/** Kinds that may be slow at the same time without delaying any other. */
const SLOW_KINDS = 2;

/**
 * Works on every kind by itself: one that waits for a slow service keeps no other waiting. All kinds with capacity claim in
 * one statement: at once while there is work or when some was finished, otherwise after a pause.
 */
export function startWork<Item>(
  what: string,
  { kinds, concurrency, claim, kindOf, run }: Work<Item>,
  { intervalMs = 1_000, log }: PollingSettings,
): Poller {
  let isStopping = false;
  let finished = Promise.withResolvers<void>();
  const counts = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const countOf = (kind: string) => counts.get(kind) ?? 0;

  async function runCounted(kind: string, items: Item[]) {
    counts.set(kind, countOf(kind) + items.length);
    await run(items).catch((error: unknown) => log?.error({ err: error, kind }, `${what}: work failed`));
    counts.set(kind, countOf(kind) - items.length);
    finished.resolve();
  }

  async function pass(): Promise<number> {
    const capacities = kinds
      .map((kind) => ({ kind, free: concurrency - countOf(kind) }))
      .filter(({ free }) => free > 0);
    const total = concurrency * (SLOW_KINDS + 1) - kinds.reduce((sum, kind) => sum + countOf(kind), 0);
    if (capacities.length === 0 || total <= 0) return 0;
    const claimed = await claim(capacities, total);
    for (const [kind, items] of Map.groupBy(claimed, kindOf)) {
      const one = runCounted(kind, items).finally(() => running.delete(one));
      running.add(one);
    }
    return claimed.length;
  }

  async function poll() {
    while (!isStopping) {
      finished = Promise.withResolvers();
      const claimed = await pass().catch((error: unknown) => {
        log?.error({ err: error }, `${what}: the pass failed`);
        return 0;
      });
      if (claimed > 0) continue;
      const pause = setTimeout(() => finished.resolve(), intervalMs);
      await finished.promise;
      clearTimeout(pause);
    }
  }
  const polling = poll();

  return {
    async stop() {
      isStopping = true;
      finished.resolve();
      await polling;
      await Promise.all(running);
    },
  };
}
