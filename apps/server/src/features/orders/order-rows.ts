import type { BundleChoice } from '@huarong/contract/bundles';
import type { InvoiceType } from '@huarong/core/invoices';
import type {
  AfterSaleStatus,
  CancelReason,
  DeliveryTime,
  OrderStatus,
  PayStatus,
  ShipStatus,
} from '@huarong/core/orders';
import type { StoredOfferLine, Threshold, UnitPriceSaving, UnitShare } from '@huarong/core/pricing';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { JsonOf, Tables } from '#platform/database';
import type { LineNames } from '../catalogue/index.ts';
import type { QuotaTake } from '../promotions/index.ts';

/** The recipient at the time the order was placed or last changed. */
export interface Recipient {
  name: string;
  mobile: string;
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
  districtCode: string;
  districtName: string;
  streetName: string | null;
  detail: string;
}
export interface Delivery {
  mode: 'express' | 'store';
  time: DeliveryTime;
}
export interface PackagingChoice {
  packagingId: string;
  name: string;
  greeting: string | null;
}
/** A sku at the time of purchase; later catalogue changes do not affect the order. */
export interface LineSnapshot extends LineNames {
  noReturnReason: string | null;
  /** The value deducted when a gift is kept although the items that earned it are returned. */
  giftValueFen?: number;
  /** The threshold and basket lines that earned the gift. */
  giftEarnedBy?: { reach: Threshold; times: number; sources: string[] };
  /** The exchange of points for this reward; it goes out with the order and is not returned. */
  exchangeId?: string;
  /** What a member price, a flash sale or an extra-buy saved; part of the unit price. */
  unitPriceSaving?: UnitPriceSaving;
  /** The id of the basket line; gifts refer to it. */
  source?: string;
  /** The font name of the engraving, such as 宋体. */
  engravingFont?: string;
  /** The choice, to buy the same bundle again. */
  bundle?: BundleChoice;
}
/** A part of a bundle at the time of purchase; the case is the line's own sku. */
export interface LinePart {
  skuId: string;
  skuName: string;
  slotName: string;
  hex: string | null;
  quantity: number;
  /** What was paid for this part in all bundles of the line; the case has the rest. */
  paidFen: number;
}
/** The buyer on the invoice that was requested at checkout. */
export interface InvoiceBuyer {
  invoiceType: InvoiceType;
  kind: 'individual' | 'enterprise';
  title: string;
  taxNumber: string | null;
  email: string | null;
}
export interface ArithmeticLine {
  label: string;
  amountFen: number;
}

declare module '#platform/database' {
  interface DeclaredColumns {
    shop_order: {
      recipient: JsonOf<Recipient>;
      delivery: JsonOf<Delivery>;
      packaging: JsonOf<PackagingChoice> | null;
      arithmetic: JsonOf<ArithmeticLine[]>;
      promotion_uses: ColumnType<QuotaTake[], string | undefined, string>;
      cancel_reason: CancelReason | null;
      invoice_request: JsonOf<InvoiceBuyer> | null;
    };
    sub_order: {
      status: OrderStatus;
      pay_status: Generated<PayStatus>;
      ship_status: Generated<ShipStatus>;
      after_sale_status: Generated<AfterSaleStatus>;
    };
    order_line: {
      snapshot: JsonOf<LineSnapshot>;
      unit_shares: JsonOf<UnitShare[]>;
      parts: JsonOf<LinePart[]> | null;
    };
    order_offer: { lines: JsonOf<StoredOfferLine[]> };
    order_status_change: { from_status: OrderStatus | null; to_status: OrderStatus };
  }
}

export type OrderRow = Selectable<Tables['shop_order']>;
export type SubOrderRow = Selectable<Tables['sub_order']>;
export type OfferRow = Selectable<Tables['order_offer']>;
export type LineRow = Selectable<Tables['order_line']>;

/** Deposit and balance window of a presale order; null for any other. */
export const presaleOf = ({ deposit_fen, balance_from, balance_until, ships_by }: OrderRow) =>
  deposit_fen !== null && balance_from !== null && balance_until !== null
    ? { depositFen: deposit_fen, balanceFrom: balance_from, balanceUntil: balance_until, shipsBy: ships_by }
    : null;
