import type { Tx } from '#platform/database';
import { lockLot, moveLots } from './lots.queries.ts';

export interface CountedLot {
  lotId: number;
  delta: number;
}

/**
 * Corrects lots by what was counted. The caller has corrected the stock in the same transaction and settles the lots
 * afterwards. Units of a lot that were missing and have been shipped meanwhile are not taken twice.
 */
export async function bookCountedLots(
  tx: Tx,
  counted: readonly CountedLot[],
  reference: string,
): Promise<void> {
  for (const { lotId, delta } of counted.toSorted((one, other) => one.lotId - other.lotId)) {
    const lot = await lockLot(tx, lotId);
    if (!lot) continue;
    const possible = Math.max(delta, -lot.remaining);
    if (possible !== 0) await moveLots(tx, [{ lotId, delta: possible }], { reason: 'count', reference });
  }
}
