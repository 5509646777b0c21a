import { memberIdOfOwner } from '#platform/context';
import type { PaymentProviders } from '../integrations/payment/index.ts';
import type { Storage } from '../integrations/storage/index.ts';
import type { BuilderSource } from './bundles/index.ts';
import { addSku, cartLimits } from './cart/index.ts';
import { addBundle } from './cart/lines/add-bundle.ts';
import { formSets } from './cart/promotions/form-sets.ts';
import { presentExtraBuy, presentOptionalGift } from './cart/promotions/present-choices.ts';
import { type CatalogueSource, imageSubjectOf } from './catalogue/index.ts';
import type { CheckoutDeps } from './checkout/index.ts';
import { listFollowUpsDue } from './community/index.ts';
import { createContentSource } from './content/index.ts';
import type { ImagePort } from './images/index.ts';
import type { SoldOutSkus } from './inventory/index.ts';
import { type OrderPorts, onOrderPaid, onRefundSettled, type PaymentPort } from './orders/index.ts';
import {
  closePayments,
  confirmCashRefund,
  findLastAttempt,
  mergedOrdersOf,
  type PaymentDeps,
  paidSoFar,
  queryProviders,
  recordCash,
  refundOrder,
  refundsOf,
  refundTenders,
  retryRefunds,
  tendersOf,
} from './payment/index.ts';
import type { OfferSource } from './promotions/index.ts';
import { type RefundPort, type ReturnPorts, settleReturns } from './returns/index.ts';

interface ShopDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  builders: BuilderSource;
}
interface CheckoutShopDeps extends ShopDeps {
  soldOut: SoldOutSkus;
}

/** Checkout calculates prices with the same functions as the cart. */
export const checkoutDepsOf = (shop: CheckoutShopDeps, payments: CheckoutDeps['payments']): CheckoutDeps => ({
  ...shop,
  payments,
  formSets,
  presentOptionalGift: (state) => presentOptionalGift(state, shop),
  presentExtraBuy: (state) => presentExtraBuy(state, shop),
  findNotice: async (db) => {
    const { checkout_notice: lines } = await createContentSource(shop).listTexts(db, ['checkout_notice']);
    return lines[0]?.content ?? null;
  },
});

/** Payments and orders need each other; they are connected here to avoid a circular import. */
export const paymentDepsOf = (providers: PaymentProviders): PaymentDeps => ({
  providers,
  onPaid: onOrderPaid,
  async onRefunded(tx, orderId) {
    await onRefundSettled(tx, orderId);
    await settleReturns(tx, orderId);
  },
  onRefundFailed: settleReturns,
});
export const paymentPortOf = (deps: PaymentDeps): PaymentPort => ({
  paidSoFar,
  tendersOf,
  refundsOf,
  mergedOrdersOf,
  closePayments,
  refundOrder,
  refundTenders,
  retryRefunds,
  confirmCashRefund,
  recordCash,
  lastAttempt: findLastAttempt,
  queryProviders: (db, orderId) => queryProviders(db, deps, orderId),
});

/** Returns start refunds; the outcome reaches them through `onRefunded` and `onRefundFailed` above. */
export const refundPort: RefundPort = {
  paidSoFar,
  refundOrder,
  refundTenders,
  retryRefunds,
  recordCashRefund: confirmCashRefund,
};
export const returnPortsOf = (shop: ShopDeps, storage: Storage): ReturnPorts => ({
  refunds: refundPort,
  imageOf: (skuId) => imageOfSku(shop, skuId),
  storage,
});

/** Orders see payments and carts only through these ports. */
export const orderPortsOf = (shop: ShopDeps, payments: PaymentPort): OrderPorts => ({
  payments,
  imageOf: (skuId) => imageOfSku(shop, skuId),
  followUpsOf: listFollowUpsDue,
  async addToCart(db, owner, { skuId, quantity, bundle }) {
    if (bundle) {
      const addedBundle = await addBundle(db, shop.builders.current(), {
        ...{ owner, skuId, quantity, bundle },
        cartLines: cartLimits(shop.offers).cartLines,
      });
      return addedBundle.ok
        ? { ok: true }
        : { ok: false, reason: ADD_TO_CART_PROBLEMS[addedBundle.refusal.code] };
    }
    const added = await addSku(db, shop, { owner, memberId: memberIdOfOwner(owner) }, { skuId, quantity });
    return added.ok ? { ok: true } : { ok: false, reason: ADD_TO_CART_PROBLEMS[added.refusal.code] };
  },
});

function imageOfSku(shop: ShopDeps, skuId: string): string | null {
  const listed = shop.catalogue.current().skus.get(skuId);
  return listed ? shop.imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : null;
}

const ADD_TO_CART_PROBLEMS = {
  'sku-not-found': '商品已下架',
  'sku-unavailable': '商品暂时不能购买',
  'out-of-stock': '库存不足',
  'purchase-limit': '超过每人限购数量',
  'cart-full': '购物车已满',
  'bundle-not-found': '套组已下架',
  'bundle-choice-refused': '套组规则有变化，请重新搭配',
  'engraving-refused': '刻字规则有变化，请重新搭配',
} as const;
