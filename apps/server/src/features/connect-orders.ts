import type { PaymentProviders } from '../integrations/payment/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import type { BuilderSource } from './bundles/index.ts';
import { addBundle } from './cart/lines/add-bundle.ts';
import { addLine } from './cart/lines/add-line.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { presentExtraBuy, presentOptionalGift } from './cart/promotions/present-choices.ts';
import { type CatalogueSource, subjectOf } from './catalogue/index.ts';
import type { CheckoutDeps } from './checkout/index.ts';
import { claimCoupon } from './coupons/claim-coupon.ts';
import type { PicturePort } from './images/index.ts';
import { type OrderPorts, orderPaid, type PaymentPort, refundSettled } from './orders/index.ts';
import {
  askProviders,
  closePayments,
  handOutCash,
  lastAttempt,
  type PaymentDeps,
  paidSoFar,
  recordCash,
  refundOrder,
  refundTenders,
  retryRefunds,
  tendersOf,
} from './payment/index.ts';
import type { OfferSource } from './promotions/index.ts';
import { type RefundPort, type ReturnPorts, settleReturns } from './returns/index.ts';

interface Shown {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
  offers: OfferSource;
  builders: BuilderSource;
}

/** Checkout works out prices the way the cart does: with the cart's own pieces. */
export const checkoutDepsOf = (shown: Shown): CheckoutDeps => ({
  ...shown,
  formSets,
  presentOptionalGift: (state) => presentOptionalGift(state, shown),
  presentExtraBuy: (state) => presentExtraBuy(state, shown),
  redeemCode: (db, memberId, code) => claimCoupon(db, memberId, { code }),
});

/** Payments move orders, orders ask payments: each is handed the other here. */
export const paymentDepsOf = (providers: PaymentProviders): PaymentDeps => ({
  providers,
  onPaid: orderPaid,
  async onRefunded(tx, orderId) {
    await refundSettled(tx, orderId);
    await settleReturns(tx, orderId);
  },
  onRefundFailed: settleReturns,
});
export const paymentPortOf = (deps: PaymentDeps): PaymentPort => ({
  paidSoFar,
  tendersOf,
  closePayments,
  refundOrder,
  recordCash,
  lastAttempt,
  askProviders: (db, orderId) => askProviders(db, deps, orderId),
});

/** Returns send money back; what became of it they hear through the deps above. */
export const refundPort: RefundPort = { paidSoFar, refundOrder, refundTenders, retryRefunds, handOutCash };
export const returnPortsOf = (shown: Shown, storage: Storage): ReturnPorts => ({
  refunds: refundPort,
  pictureOf: (skuId) => pictureOfSku(shown, skuId),
  storage,
});

/** Orders know of payments and carts only what they ask of them. */
export const orderPortsOf = (shown: Shown, payments: PaymentPort): OrderPorts => ({
  payments,
  pictureOf: (skuId) => pictureOfSku(shown, skuId),
  async addToCart(db, owner, { skuId, quantity, bundle }) {
    if (bundle) {
      const made = await addBundle(db, shown.builders.current(), { owner, skuId, quantity, bundle });
      return made.ok ? { ok: true } : { ok: false, reason: WHY_NOT[made.refusal.code] };
    }
    const listed = shown.catalogue.current().skus.get(skuId);
    if (!listed) return { ok: false, reason: '商品已下架' };
    const added = await addLine(db, {
      owner,
      skuId,
      quantity,
      unitPriceFen: listed.sku.offer_price_fen,
      isChecked: true,
    });
    return added.ok ? { ok: true } : { ok: false, reason: WHY_NOT[added.refusal.code] };
  },
});

function pictureOfSku(shown: Shown, skuId: string): string | null {
  const listed = shown.catalogue.current().skus.get(skuId);
  return listed ? shown.pictureOf(subjectOf(listed.product, listed.sku), 'front') : null;
}

const WHY_NOT = {
  'sku-not-found': '商品已下架',
  'sku-unavailable': '商品暂时不能购买',
  'out-of-stock': '库存不足',
  'purchase-limit': '超过每人限购数量',
  'cart-full': '购物车已满',
  'bundle-not-found': '套组已下架',
  'bundle-choice-refused': '套组规则有变化，请重新搭配',
  'engraving-refused': '刻字规则有变化，请重新搭配',
} as const;
