import type { Amounts, Cart, CartLine } from '@huarong/contract/cart';
import type { OrderAmounts, PricedOrder, SkipCode } from '@huarong/core/pricing';
import { sum, toYuan } from '@huarong/core/shared';
import { lineIdOf } from '../../bundles/index.ts';
import { presentCoupon } from '../../coupons/index.ts';
import { presentGift } from '../../promotions/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { cartLineId } from '../promotions/form-sets.ts';
import { presentExtraBuy, presentOptionalGift } from '../promotions/present-choices.ts';
import { presentCartPromotions } from '../promotions/present-promotions.ts';
import { promotionChoices } from '../promotions/promotion-choices.ts';
import type { LoadedCart } from './line.ts';
import { presentMiniCart } from './present-mini-cart.ts';
import type { PricedCart } from './price-cart.ts';

/** Reasons the shopper can act on; the others are not shown. */
const SHOWN_SKIP_CODES: readonly SkipCode[] = [
  'not-reached',
  'sold-out',
  'over-limit',
  'quota-used-up',
  'excluded-by-other',
  'members-only',
];

export function presentCart(cart: LoadedCart, { order, coupons }: PricedCart, deps: CartDeps): Cart {
  const mini = presentMiniCart(cart.lines, deps);
  const details = detailOf(cart, order);
  const withDetail = (lines: CartLine[]) =>
    lines.map((line) => ({
      ...line,
      ...details.get(lineIdOf({ sku_id: line.skuId, variant: line.variant ?? '' })),
    }));
  return {
    ...mini,
    shopcartSkus: withDetail(mini.shopcartSkus),
    ordinaryShopCartSkus: withDetail(mini.ordinaryShopCartSkus),
    presaleShopCartSkus: withDetail(mini.presaleShopCartSkus),
    normalOrderItems: withDetail(mini.normalOrderItems),
    promotions: presentCartPromotions(order, cart.offers, deps.catalogue.current()),
    gifts: order.gifts.map((gift) => presentGift(gift, gift.promotionId, deps)),
    optionalGifts: order.optionalGifts.map((state) => presentOptionalGift(state, deps)),
    extraBuy: order.extraBuys.map((state) => presentExtraBuy(state, deps)),
    amounts: presentAmounts(order.amounts),
    arithmetic: order.arithmetic.map(({ label, amount }) => ({ label, amount: toYuan(amount) })),
    applied: order.applied.map(({ id, title, saved, reason }) => ({
      id,
      title,
      saved: toYuan(saved),
      reason,
    })),
    skipped: order.skipped
      .filter(({ code }) => SHOWN_SKIP_CODES.includes(code))
      .map(({ id, title, reason }) => ({ id, title, reason })),
    coupons: presentCoupons(order, coupons),
    freight: {
      text: order.freight.text,
      ...(order.freight.missing !== null && { gap: toYuan(order.freight.missing) }),
    },
    expectedPoints: order.expectedPoints,
    ...(order.presale && {
      presale: { deposit: toYuan(order.presale.deposit), balance: toYuan(order.presale.balance) },
    }),
  };
}

/** Fields that depend on the whole cart: the amount paid for a line and the promotions it can join. */
function detailOf(cart: LoadedCart, order: PricedOrder): Map<string, Partial<CartLine>> {
  const paid = Map.groupBy(order.lines, ({ lineId }) => cartLineId(lineId));
  return new Map(
    cart.lines
      .filter(({ reason }) => reason === null)
      .map((line) => {
        const pricedLines = paid.get(lineIdOf(line.row));
        const choices = promotionChoices(line, cart, pricedLines?.[0]?.promotionId ?? null);
        return [
          lineIdOf(line.row),
          {
            ...(pricedLines && { paid: toYuan(sum(pricedLines.map((priced) => priced.paid))) }),
            ...(choices.length > 1 && { promotionChoices: choices }),
          },
        ];
      }),
  );
}

/** Sorted: the chosen coupon, then usable ones by saving, then unusable ones with their reason. */
function presentCoupons(order: PricedOrder, coupons: PricedCart['coupons']): Cart['coupons'] {
  const results = new Map(order.coupons.map((result) => [result.couponId, result]));
  return coupons
    .flatMap((row) => {
      const result = results.get(row.id);
      return result ? [{ row, result }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.result.chosen) - Number(a.result.chosen) ||
        Number(b.result.usable) - Number(a.result.usable) ||
        b.result.saves - a.result.saves,
    )
    .map(({ row, result }) => ({
      ...presentCoupon(row),
      usable: result.usable,
      chosen: result.chosen,
      saves: toYuan(result.saves),
      ...(result.reason !== null && { reason: result.reason }),
    }));
}

const presentAmounts = (amounts: OrderAmounts): Amounts => ({
  goods: toYuan(amounts.goods),
  promotion: toYuan(amounts.promotion),
  coupon: toYuan(amounts.coupon),
  points: toYuan(amounts.points),
  freight: toYuan(amounts.freight),
  packaging: toYuan(amounts.packaging),
  payable: toYuan(amounts.payable),
});
