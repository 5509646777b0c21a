import { isVoid, OrderStatus, PayStatus } from '@huarong/core/orders';
import type { GiftTerms, RefundableOrder, ReturnLineFacts } from '@huarong/core/returns';
import type { LineRow, LoadedOrder, LoadedSubOrder, OrderRow } from '../../orders/index.ts';
import { pointsPerFen, returnExceptionOf } from '../../orders/index.ts';

/**
 * An order as input of the refund calculation: only what was stored when it was placed, and what was refunded since.
 * Gifts that are part of another return (`inOtherReturns`) are settled there.
 */
export const refundableOf = (
  { order, subOrders }: LoadedOrder,
  inOtherReturns: ReadonlyMap<string, readonly number[]>,
): RefundableOrder => ({
  freightFen: order.freight_fen,
  packagingFen: order.packaging_fen,
  pointsPerFen: pointsPerFen(order),
  lines: subOrders.flatMap((subOrder) =>
    subOrder.lines.map((line) => ({
      lineId: line.id,
      source: line.snapshot.source ?? line.id,
      unitPriceFen: line.unit_price_fen,
      units: line.unit_shares,
      settled: settledUnits(subOrder, line, inOtherReturns.get(line.id) ?? []),
      gift: giftTermsOf(line),
    })),
  ),
});

function settledUnits(subOrder: LoadedSubOrder, line: LineRow, inOtherReturns: readonly number[]): number[] {
  // A cancelled sub-order was refunded as a whole.
  if (isCancelled(subOrder)) return line.unit_shares.map((_, unit) => unit);
  return line.kind === 'gift'
    ? [...new Set([...line.settled_pieces, ...inOtherReturns])]
    : line.settled_pieces;
}

const isCancelled = ({ sub }: LoadedSubOrder) =>
  isVoid(sub.status) || (sub.status === OrderStatus.Cancelling && sub.pay_status === PayStatus.Refunding);

function giftTermsOf({ kind, snapshot }: LineRow): GiftTerms | null {
  if (kind !== 'gift') return null;
  return { valueFen: snapshot.giftValueFen ?? 0, earnedBy: snapshot.giftEarnedBy ?? null };
}

/** What decides whether and how a line can be returned. */
export const lineFactsOf = (
  order: Pick<OrderRow, 'consents'>,
  line: LineRow,
  dates: Pick<ReturnLineFacts, 'signedAt' | 'now' | 'days' | 'recall'>,
): ReturnLineFacts => ({
  ...dates,
  exception: returnExceptionOf(order, line),
  isCustomMade: line.engraving !== null || line.parts !== null,
  quantityLeft: line.quantity - line.returned_quantity,
});
