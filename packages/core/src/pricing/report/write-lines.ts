import { fen, getFrom } from '../../shared/index.ts';
import type { PricedLine } from '../model/priced-order.ts';
import type { LineInput } from '../model/pricing-input.ts';
import type { Assignment } from '../steps/full-amount/assign-lines.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import type { OrderShares } from '../steps/shares/order-shares.ts';
import { pricedLine } from '../steps/shares/priced-lines.ts';

/** The lines in input order, then the extra-buys. */
export function writeLines(
  { input }: PreparedOrder,
  assignment: Assignment,
  { items, extraBuys }: OrderShares,
): PricedLine[] {
  const itemsOfLine = Map.groupBy(items, ({ row }) => row.line.lineId);
  const lines = input.lines.map((line) => {
    const rows = getFrom(itemsOfLine, line.lineId);
    return pricedLine(identityOf(line, 'goods', promotionOf(assignment, rows)), rows);
  });
  const extraLines = extraBuys.map((extra) => {
    const { line, reason } = extra.row;
    return pricedLine(identityOf(line, 'extraBuy', reason.promotionId), [extra]);
  });
  return [...lines, ...extraLines];
}

const identityOf = (
  { lineId, skuId, productId, listUnitPrice }: LineInput,
  kind: PricedLine['kind'],
  promotionId: string | null,
) => ({ lineId, skuId, productId, kind, listUnitPrice: fen(listUnitPrice), promotionId });

function promotionOf(assignment: Assignment, rows: OrderShares['items']): string | null {
  for (const { row } of rows) {
    const candidate = assignment[row.index];
    if (candidate) return candidate.promotion.promotionId;
  }
  return null;
}
