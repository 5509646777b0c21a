import type { BundleChoice } from '@huarong/contract/bundles';
import type { DeliveryTime, OrderStatus } from '@huarong/core/orders';
import type { Threshold } from '@huarong/core/pricing';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { QuotaTake } from './reservations/promotion-quota.ts';

/** Who receives an order, as it stood when it was placed or last changed. */
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
/** A sku as it stood when it was bought; a later change of the catalogue does not touch the order. */
export interface LineSnapshot {
  productName: string;
  productNameEN: string;
  brandNameEN: string;
  brandNameCN: string;
  skuName: string;
  skuCode: string;
  skuImagePath: string;
  noReturnReason: string | null;
  /** What a gift is worth when it is kept although its goods went back. */
  giftValueFen?: number;
  /** What earned the gift: so much of these lines of the basket. */
  giftEarnedBy?: { reach: Threshold; times: number; sources: string[] };
  /** The line of the basket it came from; gifts name it. */
  source?: string;
  /** How an engraving looks: 宋体. */
  engravingFont?: string;
  /** What was put together, to put the same together again. */
  bundle?: BundleChoice;
}
/** What one piece cost and what each discount took off it, for the day it goes back. */
export interface UnitShare {
  promotion: number;
  coupon: number;
  points: number;
  paid: number;
  pointsEarned: number;
}
/** A part of one bundle, as it stood when it was bought; the case is the line's own sku. */
export interface LinePart {
  skuId: string;
  skuName: string;
  slotName: string;
  hex: string | null;
  quantity: number;
  /** What was paid for it in all bundles of the line; the case has the rest. */
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
