import type { Amounts, Cart, CartLine } from '@huarong/contract/cart';
import type { OrderAmounts, PricedOrder, SkipCode } from '@huarong/core/pricing';
import { sum, toYuan } from '@huarong/core/shared';
import { lineIdOf } from '../../bundles/index.ts';
import { presentCoupon } from '../../coupons/index.ts';
import { presentGift } from '../../promotions/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { wholeLineId } from '../promotions/form-sets.ts';
import { presentExtraBuy, presentOptionalGift } from '../promotions/present-choices.ts';
import { presentCartPromotions } from '../promotions/present-promotions.ts';
import { promotionChoices } from '../promotions/promotion-choices.ts';
import type { LoadedCart } from './line.ts';
import { presentMiniCart } from './present-mini-cart.ts';
import type { PricedCart } from './price-cart.ts';

/** Why something is not used that a shopper can do something about; the rest would be noise. */
const WORTH_TELLING: readonly SkipCode[] = [
  'not-reached',
  'sold-out',
  'over-limit',
  'quota-used-up',
  'excluded-by-other',
  'members-only',
];

export function presentCart(cart: LoadedCart, { order, coupons }: PricedCart, deps: CartDeps): Cart {
  const mini = presentMiniCart(cart.lines, deps);
  const detailed = detailOf(cart, order);
  const withDetail = (lines: CartLine[]) =>
    lines.map((line) => ({
      ...line,
      ...detailed.get(lineIdOf({ sku_id: line.skuId, variant: line.variant ?? '' })),
    }));
  return {
    ...mini,
    shopcartSkus: withDetail(mini.shopcartSkus),
    ordinaryShopCartSkus: withDetail(mini.ordinaryShopCartSkus),
    presaleShopCartSkus: withDetail(mini.presaleShopCartSkus),
    normalOrderItems: withDetail(mini.normalOrderItems),
    promotions: presentCartPromotions(order, cart.offers),
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
      .filter(({ code }) => WORTH_TELLING.includes(code))
      .map(({ id, title, reason }) => ({ id, title, reason })),
    coupons: presentCoupons(order, coupons),
    freight: {
      text: order.freight.text,
      ...(order.freight.missing !== null && { gap: toYuan(order.freight.missing) }),
    },
    expectedPoints: order.expectedPoints,
  };
}

/** What only the whole cart knows of a line: what is paid for it, and which promotions it could be in. */
function detailOf(cart: LoadedCart, order: PricedOrder): Map<string, Partial<CartLine>> {
  const paid = Map.groupBy(order.lines, ({ lineId }) => wholeLineId(lineId));
  return new Map(
    cart.lines
      .filter(({ reason }) => reason === null)
      .map((line) => {
        const parts = paid.get(lineIdOf(line.row));
        const choices = promotionChoices(line, cart, parts?.[0]?.promotionId ?? null);
        return [
          lineIdOf(line.row),
          {
            ...(parts && { paid: toYuan(sum(parts.map((part) => part.paid))) }),
            ...(choices.length > 1 && { promotionChoices: choices }),
          },
        ];
      }),
  );
}

/** The one in use first, then those that would save most, then the others with what they lack. */
function presentCoupons(order: PricedOrder, coupons: PricedCart['coupons']): Cart['coupons'] {
  const verdicts = new Map(order.coupons.map((verdict) => [verdict.couponId, verdict]));
  return coupons
    .flatMap((row) => {
      const verdict = verdicts.get(row.id);
      return verdict ? [{ row, verdict }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.verdict.chosen) - Number(a.verdict.chosen) ||
        Number(b.verdict.usable) - Number(a.verdict.usable) ||
        b.verdict.saves - a.verdict.saves,
    )
    .map(({ row, verdict }) => ({
      ...presentCoupon(row),
      usable: verdict.usable,
      chosen: verdict.chosen,
      saves: toYuan(verdict.saves),
      ...(verdict.reason !== null && { reason: verdict.reason }),
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
