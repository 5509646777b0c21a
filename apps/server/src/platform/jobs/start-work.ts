import { setTimeout as wait } from 'node:timers/promises';
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
  /** Claims due work, of each kind what it has capacity for, and `total` altogether; and records what was finished since. */
  claim(capacities: readonly FreeCapacity[], total: number, finished: readonly Item[]): Promise<Item[]>;
  kindOf(item: Item): string;
  /** Works on what was claimed of one kind. Returns what is finished and has to be recorded. */
  run(items: Item[]): Promise<readonly Item[]>;
  /** Records what was finished after the last claim. */
  record(finished: readonly Item[]): Promise<void>;
}

/** Kinds that may be slow at the same time without delaying any other. */
const SLOW_KINDS = 2;

/** What is finished within this time is recorded together. */
const GATHER_MS = 10;

/**
 * Works on every kind by itself: one that waits for a slow service keeps no other waiting. All kinds with capacity claim in
 * one statement: at once while more may wait, soon when some was finished, otherwise after a pause.
 */
export function startWork<Item>(
  what: string,
  { kinds, concurrency, claim, kindOf, run, record }: Work<Item>,
  { intervalMs = 1_000, log }: PollingSettings,
): Poller {
  let isStopping = false;
  let wake = Promise.withResolvers<void>();
  let finished: Item[] = [];
  const counts = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const countOf = (kind: string) => counts.get(kind) ?? 0;

  async function runCounted(kind: string, items: Item[]) {
    counts.set(kind, countOf(kind) + items.length);
    try {
      const done = await run(items);
      // Only now: the list is another one after each claim.
      finished.push(...done);
    } catch (error) {
      log?.error({ err: error, kind }, `${what}: work failed`);
    }
    counts.set(kind, countOf(kind) - items.length);
    wake.resolve();
  }

  async function claimAndRecord(capacities: readonly FreeCapacity[], total: number): Promise<Item[]> {
    const recorded = finished;
    finished = [];
    try {
      return await claim(capacities, total, recorded);
    } catch (error) {
      finished.push(...recorded);
      throw error;
    }
  }

  /** Whether more may wait: a limit was reached. */
  async function pass(): Promise<boolean> {
    const capacities = kinds
      .map((kind) => ({ kind, free: concurrency - countOf(kind) }))
      .filter(({ free }) => free > 0);
    const total = concurrency * (SLOW_KINDS + 1) - kinds.reduce((sum, kind) => sum + countOf(kind), 0);
    if (capacities.length === 0 || total <= 0) return false;
    const claimed = await claimAndRecord(capacities, total);
    const byKind = Map.groupBy(claimed, kindOf);
    for (const [kind, items] of byKind) {
      const one = runCounted(kind, items).finally(() => running.delete(one));
      running.add(one);
    }
    const isFull = ({ kind, free }: FreeCapacity) => byKind.get(kind)?.length === free;
    return claimed.length === total || capacities.some(isFull);
  }

  async function poll() {
    while (!isStopping) {
      wake = Promise.withResolvers();
      const mayBeMore = await pass().catch((error: unknown) => {
        log?.error({ err: error }, `${what}: the pass failed`);
        return false;
      });
      if (mayBeMore) continue;
      const pause = setTimeout(() => wake.resolve(), intervalMs);
      await wake.promise;
      clearTimeout(pause);
      if (finished.length > 0 && !isStopping) await wait(GATHER_MS);
    }
  }
  const polling = poll();

  return {
    async stop() {
      isStopping = true;
      wake.resolve();
      await polling;
      await Promise.all(running);
      if (finished.length === 0) return;
      // What is not recorded is worked on once more, when its lease is over: no reason to keep the process.
      await record(finished).catch((error: unknown) =>
        log?.error({ err: error }, `${what}: what was finished could not be recorded`),
      );
    },
  };
}
