import { isVoid } from '@huarong/core/orders';
import type { LoadedOrder } from '../../load-orders.ts';
import type { LineRow } from '../../order-rows.ts';

export interface RefundLine {
  lineId: string;
  units: number;
}

/** What was paid for these units, and their names; null when the order has not so many that are neither returned nor cancelled. */
export function paidForLines(
  { subOrders }: LoadedOrder,
  chosen: readonly RefundLine[],
): { paidFen: number; text: string } | null {
  const lines = new Map(
    subOrders
      .filter(({ sub }) => !isVoid(sub.status))
      .flatMap((subOrder) => subOrder.lines.map((line) => [line.id, line])),
  );
  const names: string[] = [];
  let paidFen = 0;
  for (const { lineId, units } of chosen) {
    const line = lines.get(lineId);
    const left = line ? unreturnedUnits(line) : [];
    // The same line is not chosen twice.
    lines.delete(lineId);
    if (!line || left.length < units) return null;
    paidFen += left.slice(left.length - units).reduce((total, { paid }) => total + paid, 0);
    names.push(`${line.snapshot.productName} ${line.snapshot.skuName} × ${units}`);
  }
  return { paidFen, text: names.join('、') };
}

const unreturnedUnits = ({ unit_shares, settled_pieces }: LineRow) =>
  unit_shares.filter((_, unit) => !settled_pieces.includes(unit));
