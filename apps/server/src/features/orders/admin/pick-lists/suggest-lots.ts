import { allocateLots } from '@huarong/core/inventory';
import { shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { listLots } from '../../../inventory/index.ts';
import type { LineRow } from '../../order-rows.ts';
import { listUnitsLeft } from '../../ship/ship-sub-order.ts';
import { whatToPick } from './what-to-pick.ts';

interface SuggestedLot {
  lotNo: string;
  expiresOn: string;
  units: number;
}

/** Which lots to take of each sku for what is not shipped yet: the same that shipping takes. */
export async function suggestLots(
  db: Queryable,
  listed: readonly { line: LineRow; position: number }[],
): Promise<Map<string, SuggestedLot[]>> {
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
  if (lots.length === 0) return new Map();
  const today = shanghaiDate(await readClock(db));
  const byId = new Map(lots.map((lot) => [lot.lotId, lot]));
  return new Map(
    open.map(({ skuId, units }) => {
      const { taken } = allocateLots(
        lots.filter((lot) => lot.skuId === skuId),
        units,
        today,
      );
      return [
        skuId,
        taken.flatMap(({ lotId, units: share }) => {
          const lot = byId.get(lotId);
          return lot ? [{ lotNo: lot.lotNo, expiresOn: lot.expiresOn, units: share }] : [];
        }),
      ];
    }),
  );
}
