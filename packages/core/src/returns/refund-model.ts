import type { Threshold, UnitShare } from '../pricing/index.ts';

/** The value of a gift and the condition that earned it. */
export interface GiftTerms {
  valueFen: number;
  /** Null when the order does not store it: then the gift stays while any unit of the order is retained. */
  earnedBy: { reach: Threshold; times: number; sources: readonly string[] } | null;
}

export interface RefundLine {
  lineId: string;
  /** The cart line it came from; a cart line becomes two order lines when a quota runs out. */
  source: string;
  unitPriceFen: number;
  units: readonly UnitShare[];
  /** Indexes of units settled before: refunded, or never shipped. */
  settled: readonly number[];
  gift: GiftTerms | null;
}

/** lineId → indexes of units. */
export type UnitsByLine = ReadonlyMap<string, readonly number[]>;

export interface RefundableOrder {
  lines: readonly RefundLine[];
  freightFen: number;
  packagingFen: number;
  /** Points for which the order got one fen. */
  pointsPerFen: number;
}

export interface GiftDue {
  lineId: string;
  /** Number of gifts no longer earned and not settled before. */
  quantity: number;
  /** How many of them are returned now. */
  comingBack: number;
  valueFen: number;
}

export interface UnitRefund {
  goodsFen: number;
  promotionFen: number;
  couponFen: number;
  pointsFen: number;
  /** Value of gifts that are no longer earned and not returned; never more than the items refund. */
  giftFen: number;
  /** Freight and packaging, refunded with the last items and only when the shop is at fault. */
  freightFen: number;
  totalFen: number;
  pointsBack: number;
  pointsTaken: number;
  isWholeOrder: boolean;
  giftsDue: readonly GiftDue[];
  /** Units settled by this refund: items, returned gifts, and gifts that are charged or left to the shopper. */
  settles: UnitsByLine;
}
