import { allocateLots, isExpired } from '@huarong/core/inventory';
import { shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { listLots } from '../../../inventory/index.ts';
import type { LineRow } from '../../order-rows.ts';
import { listUnitsLeft } from '../../ship/ship-sub-order.ts';
import { whatToPick } from './what-to-pick.ts';

interface LotsOfSku {
  skuId: string;
  productName: string;
  skuName: string;
  units: number;
  choices: { lotNo: string; expiresOn: string; remaining: number; suggested: number }[];
}

/**
 * Which lots may be taken of each sku for what is not shipped yet, and how many units of each are taken when nobody
 * chooses: the same that shipping takes. Skus without such lots are left out.
 */
export async function suggestLots(
  db: Queryable,
  listed: readonly { line: LineRow; position: number }[],
): Promise<LotsOfSku[]> {
  const left = await listUnitsLeft(
    db,
    listed.map(({ line }) => line),
  );
  const open = whatToPick(
    listed.flatMap(({ line, position }) => {
      const quantity = left.get(line.id) ?? 0;
      return quantity > 0 ? [{ line: { ...line, quantity }, position }] : [];
    }),
  );
  const lots = await listLots(
    db,
    open.map(({ skuId }) => skuId),
  );
  if (lots.length === 0) return [];
  const today = shanghaiDate(await readClock(db));
  return open.flatMap(({ skuId, productName, skuName, units }) => {
    const sellable = lots.filter((lot) => lot.skuId === skuId && !lot.isRecalled && !isExpired(lot, today));
    const { taken } = allocateLots(sellable, units, today);
    const choices = sellable.map(({ lotId, lotNo, expiresOn, remaining }) => ({
      lotNo,
      expiresOn,
      remaining,
      suggested: taken.find((each) => each.lotId === lotId)?.units ?? 0,
    }));
    return choices.length > 0 ? [{ skuId, productName, skuName, units, choices }] : [];
  });
}
