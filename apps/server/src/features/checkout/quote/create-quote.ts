import type { Quote } from '@huarong/contract/checkout';
import { allowsCashOnDelivery } from '@huarong/core/addresses';
import { paymentMethods } from '@huarong/core/orders';
import { isFreightCoupon } from '@huarong/core/pricing';
import { settingsAt } from '@huarong/core/settings';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { freightTableAt } from '../../card-levels/index.ts';
import { type Buyer, buyerOf } from '../../cart/index.ts';
import { redeemCode, spendableCoupon, typedCode } from '../../coupons/index.ts';
import { hasBundle } from '../basket/basket-bundles.ts';
import { type BasketRefusal, loadBasket, type Source } from '../basket/load-basket.ts';
import { type CouponRow, couponsOf, type PricingRefusal, priceBasket } from '../basket/price-basket.ts';
import { findSamples } from '../basket/samples.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { chooseDestination } from './delivery.ts';
import { presentQuote } from './present-quote.ts';
import { saveQuote } from './quote.queries.ts';
import { quoteHash } from './quote-hash.ts';

export interface QuoteRequest {
  addrId?: string | undefined;
  couponIds?: readonly string[] | undefined;
  promotionCode?: string | undefined;
  points?: number | undefined;
  giftIds?: readonly string[] | undefined;
  extraBuys?: readonly { activityId: string; skuId: string }[] | undefined;
}
type QuoteContext = Pick<Context<'shopper'>, 'db' | 'actor' | 'config'>;
export type QuoteRefusal =
  | BasketRefusal
  | PricingRefusal
  | { code: 'address-not-found' | 'promotion-code-wrong' };

/** Prices the whole checkout and stores the quote. */
export async function createQuote(
  context: QuoteContext,
  deps: CheckoutDeps,
  source: Source,
  request: QuoteRequest,
): Promise<Result<Quote, QuoteRefusal>> {
  const { db } = context;
  const buyer = buyerOf(context.actor);
  // First, because the coupon of the code must be included in what is read next.
  const redeemed = await redeem(context, buyer, request.promotionCode);
  if (!redeemed.ok) return redeemed;
  const [notice, destination, basket, coupons] = await Promise.all([
    deps.findNotice(db),
    chooseDestination(db, buyer.owner, request.addrId),
    loadBasket(db, deps, {
      buyer,
      source,
      offers: deps.offers.current(),
      readBuilders: deps.builders.current,
    }),
    couponsOf(db, buyer),
  ]);
  if (!destination) return refuse({ code: 'address-not-found' });
  if (!basket.ok) return basket;

  const { address } = destination;
  const { draft } = basket.value.facts;
  const region = address?.district_code ?? null;
  const packagingId = draft.packaging_id;
  const couponIds = withRedeemed(request.couponIds, redeemed.value, coupons);
  const priced = await priceBasket(
    db,
    deps,
    { buyer, basket: basket.value, region, packagingId, coupons },
    { couponIds, giftIds: request.giftIds, extraBuys: request.extraBuys, points: request.points },
  );
  if (!priced.ok) return priced;

  const { order, choices } = priced.value;
  const presale = basket.value.lines[0]?.presale ?? null;
  const quotedSource: Source =
    source.kind === 'cart'
      ? { kind: 'cart', skuIds: basket.value.lines.map(({ row }) => row.sku_id) }
      : source;
  const hash = quoteHash(order, { region, presale, packagingId });
  const { offers, facts } = basket.value;
  const cashRules = settingsAt('cash-on-delivery', offers.settings, facts.now);
  const [samples] = await Promise.all([
    findSamples(db, deps, { buyer, basket: basket.value, order }),
    saveQuote(db, buyer.owner, { hash, source: quotedSource, choices }),
  ]);
  return accept(
    presentQuote(deps, {
      hash,
      basket: basket.value,
      priced: priced.value,
      destination,
      draft,
      redeemed: redeemed.value,
      promotionCode: request.promotionCode,
      notice,
      samples,
      cashRules,
      freight: freightTableAt(offers, facts.now.getTime()),
      methods: paymentMethods({
        rules: cashRules,
        isMember: buyer.memberId !== null,
        payable: order.amounts.payable,
        hasPresale: presale !== null,
        hasBundle: hasBundle(basket.value.lines, order),
        isAllowedInDistrict: region === null ? null : allowsCashOnDelivery(region, cashRules),
        openOrders: basket.value.facts.openCashOrders,
      }),
    }),
  );
}

/** Claims the coupon of a code, or finds the one that was claimed before. */
async function redeem(
  { db, config }: QuoteContext,
  { memberId }: Buyer,
  code: string | undefined,
): Promise<Result<string | null, { code: 'promotion-code-wrong' }>> {
  if (code === undefined) return accept(null);
  const couponId =
    memberId === null ? null : await redeemCode(db, memberId, typedCode(config, code.toUpperCase()));
  return couponId === null ? refuse({ code: 'promotion-code-wrong' }) : accept(couponId);
}

/** The coupon of the code replaces another of its kind: an order takes one for items and one for freight. */
function withRedeemed(
  couponIds: readonly string[] | undefined,
  redeemed: string | null,
  coupons: readonly CouponRow[],
): readonly string[] | undefined {
  if (redeemed === null) return couponIds;
  const isForFreight = new Map(coupons.map((row) => [row.id, isFreightCoupon(spendableCoupon(row))]));
  const others = (couponIds ?? []).filter((id) => isForFreight.get(id) !== isForFreight.get(redeemed));
  return [...others, redeemed];
}
