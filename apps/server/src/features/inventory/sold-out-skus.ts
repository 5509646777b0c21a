import { z } from 'zod';
import type { OpenDatabase } from '#platform/database';

/**
 * A sku counts as sold out for this long without asking the database, should the notification that units came back be lost.
 */
const REMEMBERED_MS = 1_000;

/** The skus of which nothing is left, as far as this process knows. */
export function createSoldOutSkus(now: () => number = Date.now) {
  const until = new Map<string, number>();
  const listeners: ((skuId: string) => void)[] = [];

  function deletePast() {
    for (const [skuId, end] of until) if (end <= now()) until.delete(skuId);
  }
  return {
    add(skuId: string): void {
      deletePast();
      until.set(skuId, now() + REMEMBERED_MS);
      for (const listener of listeners) listener(skuId);
    },
    /** Units came back. */
    remove: (skuId: string): void => void until.delete(skuId),
    clear: (): void => until.clear(),
    isEmpty(): boolean {
      if (until.size > 0) deletePast();
      return until.size === 0;
    },
    /** The first of these skus that is sold out. */
    find: (skuIds: readonly string[]): string | null =>
      skuIds.find((skuId) => (until.get(skuId) ?? 0) > now()) ?? null,
    onAdd: (listener: (skuId: string) => void): void => void listeners.push(listener),
  };
}
export type SoldOutSkus = ReturnType<typeof createSoldOutSkus>;

const Announced = z.object({ skuId: z.string(), available: z.number() });

/** Kept up to date by the trigger `stock_announced`, whichever process sold the last unit or gave one back. */
export async function watchSoldOut(database: Pick<OpenDatabase, 'listen'>, now?: () => number) {
  const skus = createSoldOutSkus(now);
  const stop = await database.listen('stock', (payload) => {
    // Notifications may have been lost with the connection.
    if (payload === '') return skus.clear();
    const { skuId, available } = Announced.parse(JSON.parse(payload));
    if (available === 0) skus.add(skuId);
    else skus.remove(skuId);
  });
  return { skus, stop };
}
