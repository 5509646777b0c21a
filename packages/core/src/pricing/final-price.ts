import { type Fen, fen, getFirst } from '../shared/index.ts';
import { bestOffer } from './best-offer.ts';
import type { Coupon } from './model/coupon.ts';
import type { ArithmeticRow } from './model/order-report.ts';
import type { PricedOrder } from './model/priced-order.ts';
import type { LineInput, PricingInput, QuotaUse, Shopper } from './model/pricing-input.ts';
import type { Promotion } from './model/promotion.ts';

export type FinalPriceInput = {
  readonly sku: Omit<LineInput, 'lineId' | 'quantity' | 'bundleSetId'>;
  readonly shopper: Shopper | null;
  readonly now: number;
  readonly promotions: readonly Promotion[];
  /** Coupons the shopper owns and coupons that can be claimed: 券后价 counts both. */
  readonly coupons: readonly Coupon[];
  readonly used?: QuotaUse | undefined;
};

export type FinalPrice = {
  readonly listPrice: Fen;
  /** 到手价 */
  readonly finalPrice: Fen;
  /** From 售价 to 到手价, with each saving by name. */
  readonly arithmetic: readonly ArithmeticRow[];
  readonly expectedPoints: number;
  /** The priced order of one unit: applied and skipped offers and next tiers. */
  readonly order: PricedOrder;
};

/** 到手价: what one unit bought alone costs with the best legal combination. Excludes freight, which depends on the rest of the cart. */
export function finalPriceOf({ sku, ...rest }: FinalPriceInput): FinalPrice {
  const lines = [{ ...sku, lineId: sku.skuId, quantity: 1 }];
  const input: PricingInput = { ...rest, lines, delivery: { region: null, mode: 'store' } };
  const { order } = bestOffer(input);
  const line = getFirst(order.lines);
  const savings = order.applied
    .filter(({ saved }) => saved > 0)
    .map(({ title, saved }) => ({ label: title, amount: fen(-saved) }));
  return {
    listPrice: sku.listUnitPrice,
    finalPrice: line.paid,
    arithmetic: [
      { label: '售价', amount: sku.listUnitPrice },
      ...memberSaving(line),
      ...savings,
      { label: '到手价', amount: line.paid },
    ],
    expectedPoints: order.expectedPoints,
    order,
  };
}

/** The sku's own member price is not a promotion, so it is not in `applied`. */
function memberSaving({
  unitPriceReason,
  listUnitPrice,
  unitPrice,
}: PricedOrder['lines'][number]): ArithmeticRow[] {
  const isOwn = unitPriceReason.kind === 'memberPrice' && unitPriceReason.promotionId === null;
  return isOwn ? [{ label: unitPriceReason.label, amount: fen(unitPrice - listUnitPrice) }] : [];
}
