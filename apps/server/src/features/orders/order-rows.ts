import type { BundleChoice } from '@huarong/contract/bundles';
import type { DeliveryTime, OrderStatus } from '@huarong/core/orders';
import type { Threshold, UnitShare } from '@huarong/core/pricing';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database';
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
export interface ArithmeticLine {
  label: string;
  amountFen: number;
}

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type OrderRow = Omit<
  Row<'shop_order'>,
  'recipient' | 'delivery' | 'packaging' | 'arithmetic' | 'promotion_uses'
> & {
  promotion_uses: QuotaTake[];
  recipient: Recipient;
  delivery: Delivery;
  packaging: PackagingChoice | null;
  arithmetic: ArithmeticLine[];
};
export type SubOrderRow = Omit<Row<'sub_order'>, 'status'> & { status: OrderStatus };
export type LineRow = Omit<Row<'order_line'>, 'snapshot' | 'unit_shares' | 'parts'> & {
  snapshot: LineSnapshot;
  unit_shares: UnitShare[];
  parts: LinePart[] | null;
};
