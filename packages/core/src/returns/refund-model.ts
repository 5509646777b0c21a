import type { Threshold } from '../pricing/index.ts';

/** What one piece cost, and what each discount took off it: stored when it was bought. */
export interface UnitShare {
  promotion: number;
  coupon: number;
  points: number;
  paid: number;
  pointsEarned: number;
}

/** What a gift is worth, and what earned it. */
export interface GiftTerms {
  valueFen: number;
  /** Null where the order does not say: then it stays as long as anything of the order does. */
  earnedBy: { reach: Threshold; times: number; sources: readonly string[] } | null;
}

export interface RefundLine {
  lineId: string;
  /** The line of the basket it came from; a basket line may have become two where a quota ran out. */
  source: string;
  unitPriceFen: number;
  units: readonly UnitShare[];
  /** Numbers of the pieces that were settled before: their money went back, or they never left the house. */
  settled: readonly number[];
  gift: GiftTerms | null;
}

/** lineId → numbers of pieces. */
export type UnitsByLine = ReadonlyMap<string, readonly number[]>;

export interface RefundableOrder {
  lines: readonly RefundLine[];
  freightFen: number;
  packagingFen: number;
}

export interface GiftDue {
  lineId: string;
  /** No longer earned, and not settled before. */
  quantity: number;
  /** Of them, those that come back now. */
  comingBack: number;
  valueFen: number;
}

export interface UnitRefund {
  goodsFen: number;
  promotionFen: number;
  couponFen: number;
  pointsFen: number;
  /** Value of gifts that are kept although nothing earns them any more; never more than the goods bring. */
  giftFen: number;
  /** Freight and packaging, with the last of the goods and only when the fault was not hers. */
  freightFen: number;
  totalFen: number;
  pointsBack: number;
  pointsTaken: number;
  isWholeOrder: boolean;
  giftsDue: readonly GiftDue[];
  /** What is settled by this refund: goods, gifts that come back, gifts that were charged or left to her. */
  settles: UnitsByLine;
}
