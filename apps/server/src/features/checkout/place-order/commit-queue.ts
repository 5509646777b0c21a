import type { Result } from '@huarong/core/shared';
import type { SoldOutSkus } from '../../inventory/index.ts';
import { createTurns, type Turns } from './turns.ts';

/** At most this share of the connections places orders, so that carts and pages go on meanwhile. */
const SHARE_OF_POOL = 0.6;
/** Orders of one sku at once: they wait for the same row of stock, and more would only hold connections. */
const MAX_PER_SKU = 2;

interface QueuedCommit<Value, Refusal extends { code: string }> {
  poolSize: number;
  /** Read only when other orders are being placed or something is sold out. */
  skusOf: () => Promise<readonly string[]>;
  place: () => Promise<Result<Value, Refusal>>;
  /** The answer to an order of a sku that is sold out; opens no transaction. */
  onSoldOut: (skuId: string) => Promise<Result<Value, Refusal>>;
}

/**
 * Places orders in turns. Thousands who press at once for one sku wait here, in the order in which they came, without a
 * connection; buyers of other skus pass them. Once the sku is sold out, all who wait get their answer at once.
 */
export function createCommitQueue(soldOut: SoldOutSkus) {
  const bySku = new Map<string, Turns>();
  let all: Turns | null = null;

  function openTurns(poolSize: number): Turns {
    soldOut.onAdd((skuId) => bySku.get(skuId)?.sendAway());
    return createTurns(Math.max(1, Math.floor(poolSize * SHARE_OF_POOL)));
  }

  function leaveSkus(skuIds: readonly string[]) {
    for (const skuId of skuIds) {
      const turns = bySku.get(skuId);
      turns?.leave();
      if (turns?.isIdle()) bySku.delete(skuId);
    }
  }

  /** In the order of the ids, so that two orders never wait for each other. Returns the sku that has sold out meanwhile. */
  async function enterSkus(sorted: readonly string[]): Promise<string | null> {
    for (const [index, skuId] of sorted.entries()) {
      const turns = bySku.get(skuId) ?? createTurns(MAX_PER_SKU);
      bySku.set(skuId, turns);
      if (await turns.enter()) continue;
      leaveSkus(sorted.slice(0, index));
      return skuId;
    }
    return null;
  }

  return {
    async run<Value, Refusal extends { code: string }>({
      poolSize,
      skusOf,
      place,
      onSoldOut,
    }: QueuedCommit<Value, Refusal>): Promise<Result<Value, Refusal>> {
      all ??= openTurns(poolSize);
      const isQuiet = soldOut.isEmpty() && all.enterIfQuiet();
      const skuIds = isQuiet ? [] : [...new Set(await skusOf())].sort();
      const missing = soldOut.find(skuIds) ?? (await enterSkus(skuIds));
      if (missing !== null) return onSoldOut(missing);
      if (!isQuiet) await all.enter();
      try {
        const gone = soldOut.find(skuIds);
        if (gone !== null) return await onSoldOut(gone);
        const result = await place();
        if (!result.ok) remember(result.refusal);
        return result;
      } finally {
        all.leave();
        leaveSkus(skuIds);
      }
    },
  };

  function remember(refusal: { code: string; skuId?: unknown; available?: unknown }) {
    if (refusal.code === 'out-of-stock' && typeof refusal.skuId === 'string' && refusal.available === 0)
      soldOut.add(refusal.skuId);
  }
}
export type CommitQueue = ReturnType<typeof createCommitQueue>;
