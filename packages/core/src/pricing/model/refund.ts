import type { Fen } from '../../shared/index.ts';
import type { CardType } from './card.ts';
import type { PricedOrder, Shares } from './priced-order.ts';

/** The prices stored with the order. A refund reads only these and never prices again. */
export type RefundableOrder = Pick<PricedOrder, 'lines' | 'gifts' | 'amounts'>;

/** lineId or giftId → units. */
export type UnitCounts = Readonly<Record<string, number>>;

export type RefundRequest = {
  /** lineId → units returned now. */
  readonly units: UnitCounts;
  /** lineId → units returned earlier. */
  readonly before?: UnitCounts | undefined;
  /** giftId → units returned now. */
  readonly gifts?: UnitCounts | undefined;
  /** giftId → units returned earlier, or whose value was withheld. */
  readonly giftsBefore?: UnitCounts | undefined;
  /** The card the order earned points with; null for a guest. */
  readonly card: CardType | null;
  /** Freight and packaging are refunded with the last items: cancelled before shipping, or the shop is at fault. */
  readonly withFreight: boolean;
};

export type Refund = {
  /** Unit prices of the returned units. */
  readonly goods: Fen;
  /** Their discount shares, which are not refunded. */
  readonly shares: Shares;
  readonly freight: Fen;
  readonly packaging: Fen;
  /** Gifts that are no longer earned. */
  readonly giftsDue: readonly GiftDue[];
  /** Value of those that are not returned; never more than the items refund. */
  readonly giftsWithheld: Fen;
  /** Refund amount: `goods − shares − giftsWithheld + freight + packaging`. */
  readonly amount: Fen;
  /** Points spent on the returned units. */
  readonly pointsBack: number;
  /** Points the returned units had earned. */
  readonly pointsTaken: number;
  /** The whole order is returned: the coupon is restored. */
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
