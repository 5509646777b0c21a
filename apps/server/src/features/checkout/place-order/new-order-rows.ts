import { findPackaging, groupParcels } from '@huarong/core/orders';
import { settingsAt } from '@huarong/core/settings';
import { lineIdOf } from '../../bundles/index.ts';
import type { Buyer } from '../../cart/index.ts';
import type { LineSnapshot, NewLine, PackagingChoice } from '../../orders/index.ts';
import type { WaitingExchange } from '../../points/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { namesOf } from '../quote/present-items.ts';
import { orderLines } from './order-lines.ts';
import { orderOffers } from './order-offers.ts';
import { quotaTakes } from './quota-takes.ts';
import { recipientOf } from './recipient-of.ts';
import type { OrderRequest, ValidatedQuote } from './validate-quote.ts';

interface OrderPlacement {
  buyer: Buyer;
  guestMobile: string | null;
  source: 'cart' | 'buynow';
  request: OrderRequest;
}
export type NewOrderRows = ReturnType<typeof createOrderRows>;

/** The rows of a validated quote: the order, its lines grouped by parcel, and its use of quotas. */
export function createOrderRows(
  deps: CheckoutDeps,
  validated: ValidatedQuote,
  placement: OrderPlacement,
  samples: readonly WaitingExchange[],
) {
  const { order, presale, now } = validated;
  const { buyer, request } = placement;
  const lines = orderLines(order, samples, {
    isPresale: presale !== null,
    bundleOf: (lineId) => validated.basket.lines.find(({ row }) => lineIdOf(row) === lineId)?.bundle ?? null,
    snapshotOf: (skuId, title) => snapshotOf(deps, skuId, title),
    productOf: (skuId) => deps.catalogue.current().skus.get(skuId)?.product.id ?? '',
  });
  const takes = quotaTakes(order, validated.basket.offers.promotions, buyer.owner);
  return {
    takes,
    lines,
    offers: orderOffers(validated),
    exchangeIds: samples.map(({ exchangeId }) => exchangeId),
    parcels: groupParcels<NewLine>(lines),
    status: validated.status,
    order: {
      owner: buyer.owner,
      guest_mobile: placement.guestMobile,
      kind: presale ? ('presale' as const) : ('ordinary' as const),
      source: placement.source,
      payment_code: request.paymentCode,
      goods_fen: order.amounts.goods,
      promotion_fen: order.amounts.promotion,
      coupon_fen: order.amounts.coupon,
      points_fen: order.amounts.points,
      freight_fen: order.amounts.freight,
      packaging_fen: order.amounts.packaging,
      payable_fen: order.amounts.payable,
      deposit_fen: order.presale?.deposit ?? null,
      deposit_worth_fen: order.presale?.depositWorth ?? null,
      balance_from: presale?.balance_from ?? null,
      balance_until: presale?.balance_until ?? null,
      ships_by: presale?.ships_by ?? null,
      points_used: order.points.used,
      points_expected: order.expectedPoints,
      coupon_ids: order.coupons.filter(({ chosen }) => chosen).map(({ couponId }) => couponId),
      promotion_uses: takes.map(({ limit: _limit, ...take }) => take),
      arithmetic: order.arithmetic.map(({ label, amount }) => ({ label, amountFen: amount })),
      recipient: recipientOf(validated.address),
      delivery: { mode: validated.draft.delivery_mode, time: validated.draft.delivery_time },
      packaging: packagingOf(validated),
      note: request.note || validated.draft.note,
      invoice_request: validated.invoice,
      consents: request.consents,
      visit_source: { order: request.orderSource ?? null, firstTouch: request.firstTouchSource ?? null },
      quote_hash: request.quoteHash,
      pay_until: validated.payUntil,
      created_at: now,
    },
  };
}

function packagingOf({ choices, draft, basket }: ValidatedQuote): PackagingChoice | null {
  const { packagings } = settingsAt('packaging', basket.offers.settings, basket.facts.now);
  const packaging = findPackaging(packagings, choices.packagingId);
  return packaging
    ? { packagingId: packaging.packagingId, name: packaging.name, greeting: draft.greeting }
    : null;
}

function snapshotOf(deps: CheckoutDeps, skuId: string, title?: string): LineSnapshot {
  const product = deps.catalogue.current().skus.get(skuId)?.product;
  return { ...namesOf(deps, skuId, title), noReturnReason: product?.no_return_reason ?? null };
}
