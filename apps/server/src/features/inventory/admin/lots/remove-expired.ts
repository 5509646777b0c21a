import { isExpired } from '@huarong/core/inventory';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { adjustStockOfLot, lockStockLevel } from '../../adjust-stock.ts';
import { findLot, lockLot } from '../../lots/lots.queries.ts';

/** Takes the units of an expired lot out of sale. Those that are sold and not shipped stay: they never leave either. */
export async function removeExpired(tx: Tx, { lotId, reason }: { lotId: number; reason: string }) {
  const found = await findLot(tx, lotId);
  if (!found) return refuse({ code: 'lot-not-found' });
  const stock = await lockStockLevel(tx, found.skuId);
  const lot = await lockLot(tx, lotId);
  if (!lot || !stock) return refuse({ code: 'lot-not-found' });
  if (!isExpired(lot, shanghaiDate(await readClock(tx)))) return refuse({ code: 'lot-not-expired' });
  const units = Math.min(lot.remaining, stock.available);
  if (units === 0) return refuse({ code: 'lot-sold-out' });
  const adjusted = await adjustStockOfLot(tx, lot.skuId, {
    difference: -units,
    cause: 'expired',
    reference: `lot:${lotId}`,
    note: reason,
    lot: { lotId },
  });
  if (!adjusted.ok) throw new Error(`lot ${lotId} changed while it was locked`);
  return accept({ units, remaining: lot.remaining - units, available: adjusted.value.available });
}
