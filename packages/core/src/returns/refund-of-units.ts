import { giftsDue, keptOf } from './gifts-due.ts';
import { pickPieces } from './pick-units.ts';
import type {
  GiftDue,
  PieceRefund,
  PieceShare,
  Pieces,
  RefundableOrder,
  RefundLine,
} from './refund-model.ts';

/**
 * What goes back for some pieces of an order, read from the shares stored on each of them: so parts add up to the whole
 * to the fen, in whatever portions and order they come. Nothing is priced again.
 */
export function refundOfPieces(
  order: RefundableOrder,
  going: Pieces,
  { isFault }: { isFault: boolean },
): PieceRefund {
  const bought = order.lines.filter(({ gift }) => gift === null);
  const pieces = bought.flatMap((line) => sharesOf(line, going));
  const sum = (of: (piece: Priced) => number) => pieces.reduce((total, piece) => total + of(piece), 0);
  const paidFen = sum(({ share }) => share.paid);

  const due = giftsDue(order.lines, going);
  const missingFen = due.reduce(
    (total, { quantity, comingBack, valueFen }) => total + (quantity - comingBack) * valueFen,
    0,
  );
  const giftFen = isFault ? 0 : Math.min(paidFen, missingFen);
  const isWholeOrder = pieces.length > 0 && keptOf(order.lines, going).length === 0;
  const freightFen = isWholeOrder && isFault ? order.freightFen + order.packagingFen : 0;
  const pointsFen = sum(({ share }) => share.points);
  return {
    goodsFen: sum(({ unitPriceFen }) => unitPriceFen),
    promotionFen: sum(({ share }) => share.promotion),
    couponFen: sum(({ share }) => share.coupon),
    pointsFen,
    giftFen,
    freightFen,
    totalFen: paidFen - giftFen + freightFen,
    // 100 points are ¥1.00: a share of points in fen is a number of points.
    pointsBack: pointsFen,
    pointsTaken: sum(({ share }) => share.pointsEarned),
    isWholeOrder,
    giftsDue: due,
    settles: new Map([
      ...bought.flatMap(({ lineId }) => (going.has(lineId) ? [[lineId, going.get(lineId)!] as const] : [])),
      ...due.map((gift) => [gift.lineId, settledGifts(order, gift, going)] as const),
    ]),
  };
}

interface Priced {
  unitPriceFen: number;
  share: PieceShare;
}

function sharesOf(line: RefundLine, going: Pieces): Priced[] {
  return (going.get(line.lineId) ?? []).map((piece) => {
    const share = line.units[piece];
    if (!share || line.settled.includes(piece))
      throw new RangeError(`piece ${piece} of ${line.lineId} cannot go back`);
    return { unitPriceFen: line.unitPriceFen, share };
  });
}

/** Those that come back, and as many others as are due. */
function settledGifts({ lines }: RefundableOrder, { lineId, quantity }: GiftDue, going: Pieces): number[] {
  const { units, settled } = lines.find((line) => line.lineId === lineId)!;
  const coming = (going.get(lineId) ?? []).slice(0, quantity);
  const others = pickPieces(units.length, [...settled, ...coming], quantity - coming.length) ?? [];
  return [...coming, ...others];
}
