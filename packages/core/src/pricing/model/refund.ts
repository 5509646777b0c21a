import type { Fen } from '../../shared/index.ts';
import type { CardType } from './card.ts';
import type { PricedOrder, Shares } from './priced-order.ts';

/** What was priced and stored with the order: all that a refund reads. It never works out a price again. */
export type RefundableOrder = Pick<PricedOrder, 'lines' | 'gifts' | 'amounts'>;

/** lineId or giftId → units. */
export type UnitCounts = Readonly<Record<string, number>>;

export type RefundRequest = {
  /** lineId → units that go back now. */
  readonly units: UnitCounts;
  /** lineId → units that went back earlier. */
  readonly before?: UnitCounts | undefined;
  /** giftId → units that come back now. */
  readonly gifts?: UnitCounts | undefined;
  /** giftId → units that came back earlier, or whose value was withheld then. */
  readonly giftsBefore?: UnitCounts | undefined;
  /** The card the order earned points with; null for a guest. */
  readonly card: CardType | null;
  /** Freight and packaging come back with the last of the goods: cancelled before sending, or the shop's own fault. */
  readonly withFreight: boolean;
};

export type Refund = {
  /** Unit prices of what goes back. */
  readonly goods: Fen;
  /** Its discounts, which are not paid out. */
  readonly shares: Shares;
  readonly freight: Fen;
  readonly packaging: Fen;
  /** Gifts that have lost what earned them. */
  readonly giftsDue: readonly GiftDue[];
  /** Value of those that do not come back; never more than the goods bring. */
  readonly giftsWithheld: Fen;
  /** Money back: goods − shares − giftsWithheld + freight + packaging. */
  readonly amount: Fen;
  /** Points that paid for it. */
  readonly pointsBack: number;
  /** Points it had earned. */
  readonly pointsTaken: number;
  /** Nothing is left of the order: a coupon returns to its owner. */
  readonly isWholeOrder: boolean;
};

export type GiftDue = {
  readonly giftId: string;
  readonly skuId: string;
  readonly title: string;
  readonly quantity: number;
  /** Of one unit. */
  readonly value: Fen;
};
