import { fen } from '../../shared/index.ts';
import type { PricedLine } from '../model/priced-order.ts';
import { type Assignment, UNASSIGNED } from '../steps/full-amount/assign-lines.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import type { OrderShares } from '../steps/shares/order-shares.ts';
import { pricedLine } from '../steps/shares/priced-lines.ts';

/** The lines in input order, then the extra-buys. */
export function writeLines(
  prepared: PreparedOrder,
  assignment: Assignment,
  { rows, shares }: OrderShares,
): PricedLine[] {
  const rowsOfLine = new Map<string, number[]>();
  rows.forEach(({ line }, index) => {
    const known = rowsOfLine.get(line.lineId);
    if (known) known.push(index);
    else rowsOfLine.set(line.lineId, [index]);
  });
  const extraLines = rows.slice(prepared.rows.length).map(({ line }) => line);
  return [...prepared.input.lines, ...extraLines].map((line) => {
    const indexes = rowsOfLine.get(line.lineId)!;
    const { lineId, skuId, productId, listUnitPrice } = line;
    const isExtra = indexes[0]! >= prepared.rows.length;
    const promotionId = isExtra
      ? rows[indexes[0]!]!.reason.promotionId
      : promotionOf(prepared, assignment, indexes);
    return pricedLine(
      {
        lineId,
        skuId,
        productId,
        kind: isExtra ? 'extraBuy' : 'goods',
        listUnitPrice: fen(listUnitPrice),
        promotionId,
      },
      indexes.map((index) => rows[index]!),
      indexes.map((index) => shares[index]!),
    );
  });
}

function promotionOf(
  prepared: PreparedOrder,
  assignment: Assignment,
  indexes: readonly number[],
): string | null {
  const taking = indexes.find((index) => assignment[index] !== UNASSIGNED);
  return taking === undefined ? null : prepared.candidates[assignment[taking]!]!.promotion.promotionId;
}
