import type { Result } from '@huarong/core/shared';
import type { Shortage } from '../../inventory/index.ts';
import { createTurns, type Turns } from './turns.ts';

/** At most this share of the connections places orders, so that carts and pages go on meanwhile. */
const SHARE_OF_POOL = 0.6;
/** Orders of one sku at once: they wait for the same row of stock, and more would only hold connections. */
const MAX_PER_SKU = 2;
/** A sku counts as sold out for this long without asking the database: an order that is closed gives units back. */
const SOLD_OUT_MS = 1_000;

interface QueuedCommit {
  poolSize: number;
  /** Read only when other orders are being placed. */
  skusOf: () => Promise<readonly string[]>;
}

/**
 * Places orders in turns. Thousands who press at once for one sku wait here, in the order in which they came, without a
 * connection; buyers of other skus pass them. Once the sku is sold out, those who wait get their answer without
 * touching its stock.
 */
export function createCommitQueue(now: () => number = Date.now) {
  const bySku = new Map<string, Turns>();
  const soldOutUntil = new Map<string, number>();
  let all: Turns | null = null;

  async function enterSkus(skuIds: readonly string[]): Promise<() => void> {
    // In the order of the ids, so that two orders never wait for each other.
    const sorted = [...new Set(skuIds)].sort();
    for (const skuId of sorted) {
      const turns = bySku.get(skuId) ?? createTurns(MAX_PER_SKU);
      bySku.set(skuId, turns);
      await turns.enter();
    }
    return () => {
      for (const skuId of sorted) {
        const turns = bySku.get(skuId);
        turns?.leave();
        if (turns?.isIdle()) bySku.delete(skuId);
      }
    };
  }

  function findSoldOut(skuIds: readonly string[]): Shortage | null {
    const skuId = skuIds.find((id) => (soldOutUntil.get(id) ?? 0) > now());
    return skuId === undefined ? null : { skuId, available: 0 };
  }

  function remember(refusal: { code: string; skuId?: unknown; available?: unknown }) {
    if (refusal.code !== 'out-of-stock' || typeof refusal.skuId !== 'string' || refusal.available !== 0)
      return;
    for (const [skuId, until] of soldOutUntil) if (until <= now()) soldOutUntil.delete(skuId);
    soldOutUntil.set(refusal.skuId, now() + SOLD_OUT_MS);
  }

  return {
    /** `place` gets the sku that is known to be sold out, and must answer with it. */
    async run<Value, Refusal extends { code: string }>(
      { poolSize, skusOf }: QueuedCommit,
      place: (soldOut: Shortage | null) => Promise<Result<Value, Refusal>>,
    ): Promise<Result<Value, Refusal>> {
      all ??= createTurns(Math.max(1, Math.floor(poolSize * SHARE_OF_POOL)));
      const isQuiet = all.enterIfQuiet();
      const skuIds = isQuiet ? [] : await skusOf();
      const leaveSkus = await enterSkus(skuIds);
      if (!isQuiet) await all.enter();
      try {
        const result = await place(findSoldOut(skuIds));
        if (!result.ok) remember(result.refusal);
        return result;
      } finally {
        all.leave();
        leaveSkus();
      }
    },
  };
}
export type CommitQueue = ReturnType<typeof createCommitQueue>;
