import { findPackaging, groupParcels } from '@huarong/core/orders';
import { lineIdOf } from '../../bundles/index.ts';
import type { LineSnapshot, PackagingChoice } from '../../orders/index.ts';
import type { Checker } from '../buyer.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { namesOf } from '../quote/present-items.ts';
import { type NewLine, orderLines } from './order-lines.ts';
import { quotaTakes } from './quota-takes.ts';
import { recipientOf } from './recipient-of.ts';
import type { Agreement, OrderWish } from './validate-quote.ts';

interface Placing {
  checker: Checker;
  guestMobile: string | null;
  source: 'cart' | 'buynow';
  wish: OrderWish;
}
export type NewOrderRows = ReturnType<typeof newOrderRows>;

/** An agreement as rows: the order, its lines in parcels, and what it takes of quotas. */
export function newOrderRows(deps: CheckoutDeps, agreed: Agreement, placing: Placing) {
  const { order, presale, now } = agreed;
  const { checker, wish } = placing;
  const lines = orderLines(order, {
    isPresale: presale !== null,
    madeOf: (lineId) => agreed.basket.lines.find(({ row }) => lineIdOf(row) === lineId)?.made ?? null,
    snapshotOf: (skuId, title) => snapshotOf(deps, skuId, title),
    productOf: (skuId) => deps.catalogue.current().skus.get(skuId)?.product.id ?? '',
  });
  const takes = quotaTakes(order, agreed.basket.offers.promotions, checker.owner);
  return {
    takes,
    lines,
    parcels: groupParcels<NewLine>(lines),
    status: agreed.status,
    order: {
      owner: checker.owner,
      guest_mobile: placing.guestMobile,
      kind: presale ? ('presale' as const) : ('ordinary' as const),
      source: placing.source,
      payment_code: wish.paymentCode,
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
      promotion_uses: takes.map(({ most: _most, ...take }) => take),
      arithmetic: order.arithmetic.map(({ label, amount }) => ({ label, amountFen: amount })),
      recipient: recipientOf(agreed.address),
      delivery: { mode: agreed.draft.delivery_mode, time: agreed.draft.delivery_time },
      packaging: packagingOf(agreed),
      note: wish.note || agreed.draft.note,
      invoice_request: agreed.invoice,
      consents: wish.consents,
      visit_source: { order: wish.orderSource ?? null, firstTouch: wish.firstTouchSource ?? null },
      quote_hash: wish.quoteHash,
      pay_until: agreed.payUntil,
      created_at: now,
    },
  };
}

function packagingOf({ choices, draft }: Agreement): PackagingChoice | null {
  const packaging = findPackaging(choices.packagingId);
  return packaging
    ? { packagingId: packaging.packagingId, name: packaging.name, greeting: draft.greeting }
    : null;
}

function snapshotOf(deps: CheckoutDeps, skuId: string, title?: string): LineSnapshot {
  const product = deps.catalogue.current().skus.get(skuId)?.product;
  return { ...namesOf(deps, skuId, title), noReturnReason: product?.no_return_reason ?? null };
}
