import { z } from 'zod';
import { BundleChoice } from '../bundles/index.ts';
import { Gift } from '../catalogue/index.ts';
import { emptyObject, id, idList } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { cartRoutes } from './cart.routes.ts';
import { CheckedStates, channel, DeletionItem, quantity, RestoredLine, variant } from './cart-inputs.ts';
import { Cart, ExtraBuy, MiniCart, OptionalGift, RemovedLine } from './cart-views.ts';

const addRefusals = [
  'sku-not-found',
  'sku-unavailable',
  'out-of-stock',
  'purchase-limit',
  'cart-full',
] as const;
const setQuantityRefusals = ['cart-line-not-found', 'out-of-stock', 'purchase-limit'] as const;

export const cartContract = defineContract({
  miniShopcartInfo: endpoint({
    route: cartRoutes.miniShopcartInfo,
    summary: 'The mini cart; empty for a visitor',
    access: 'anyone',
    input: z.object({ channel }),
    output: MiniCart,
    refusals: [],
  }),
  miniShopCartCount: endpoint({
    route: cartRoutes.miniShopCartCount,
    summary: 'The number of units in the cart; 0 for a visitor',
    access: 'anyone',
    input: emptyObject,
    output: z.object({ count: z.int() }),
    refusals: [],
  }),
  addToCart: endpoint({
    route: cartRoutes.addToCart,
    summary: 'Add a sku to the cart',
    access: 'shopper',
    input: z.object({ skuId: id, quantity: quantity.default(1), channel }),
    output: MiniCart,
    /** The empty case of a bundle is not sold separately. */
    refusals: [...addRefusals, 'bundle-choice-refused'],
  }),
  addToCartForSingleProduct: endpoint({
    route: cartRoutes.addToCartForSingleProduct,
    summary: 'Add a product to the cart from its page, with bundle parts and engraving',
    access: 'shopper',
    input: z.object({ skuId: id, quantity: quantity.default(1), channel, bundle: BundleChoice.optional() }),
    output: MiniCart,
    refusals: [...addRefusals, 'bundle-not-found', 'bundle-choice-refused', 'engraving-refused'],
  }),
  removeFromCart: endpoint({
    route: cartRoutes.removeFromCart,
    summary: 'Remove lines from the cart',
    access: 'shopper',
    input: z.object({ skus: z.array(DeletionItem).min(1).max(120) }),
    output: Cart.extend({ removed: z.array(RemovedLine) }),
    refusals: [],
  }),
  restoreToCart: endpoint({
    route: cartRoutes.restoreToCart,
    summary: 'Restore removed lines; quantities add up to the limit',
    access: 'shopper',
    input: z.object({ lines: z.array(RestoredLine).min(1).max(120) }),
    output: Cart,
    refusals: ['cart-full'],
  }),
  updateSku: endpoint({
    route: cartRoutes.updateSku,
    summary: 'Change a line to another sku of the same product',
    access: 'shopper',
    input: z.object({ skuId: id, newSkuId: id }),
    output: Cart,
    refusals: [
      'cart-line-not-found',
      'sku-of-other-product',
      'sku-unavailable',
      'out-of-stock',
      'purchase-limit',
    ],
  }),
  updateQuantity: endpoint({
    route: cartRoutes.updateQuantity,
    summary: 'Set the quantity of a line',
    access: 'shopper',
    input: z.object({ skuId: id, variant, quantity }),
    output: Cart,
    refusals: setQuantityRefusals,
  }),
  saveProdChkedStat: endpoint({
    route: cartRoutes.saveProdChkedStat,
    summary: 'Check or uncheck lines, one or all',
    access: 'shopper',
    input: z.object({ list: CheckedStates }),
    output: Cart,
    refusals: ['presale-alone'],
  }),
  cartInfoDisplaying: endpoint({
    route: cartRoutes.cartInfoDisplaying,
    summary: 'The whole cart with promotions, gifts, extra-buy and amounts',
    access: 'shopper',
    input: emptyObject,
    output: Cart,
    refusals: [],
  }),
  subtractQuantity: endpoint({
    route: cartRoutes.subtractQuantity,
    summary: 'Reduce the quantity of a line; the line is removed at 0',
    access: 'shopper',
    input: z.object({ skuId: id, variant, quantity: quantity.default(1) }),
    output: Cart,
    refusals: ['cart-line-not-found'],
  }),
  extraBuySkus: endpoint({
    route: cartRoutes.extraBuySkus,
    summary: 'The extra-buy activities of the cart; with skuIds, chooses these of one activity',
    access: 'shopper',
    input: z.object({ activityId: id.optional(), skuIds: z.array(id).max(20).optional() }),
    output: z.object({ activities: z.array(ExtraBuy) }),
    refusals: ['extra-buy-not-earned', 'out-of-stock'],
  }),
  getOptionalGift: endpoint({
    route: cartRoutes.getOptionalGift,
    summary: 'The gifts that may be chosen for the cart',
    access: 'shopper',
    input: z.object({ promotionIds: idList(50).optional() }),
    output: z.object({ optionalGifts: z.array(OptionalGift) }),
    refusals: [],
  }),
  checkOptionalGift: endpoint({
    route: cartRoutes.checkOptionalGift,
    summary: 'Choose optional gifts of one promotion',
    access: 'shopper',
    input: z.object({ promotionId: id, giftIds: z.array(id).max(20) }),
    output: Cart,
    refusals: ['gift-unavailable', 'gift-not-earned'],
  }),
  choosePromotion: endpoint({
    route: cartRoutes.choosePromotion,
    summary: 'Choose the promotion of a line; without a promotionId the best offer is chosen automatically',
    access: 'shopper',
    input: z.object({ skuId: id, variant, promotionId: id.optional() }),
    output: Cart,
    refusals: ['cart-line-not-found', 'promotion-not-for-line'],
  }),
  undoMerge: endpoint({
    route: cartRoutes.undoMerge,
    summary: "Take back what a login brought over from the guest's cart",
    access: 'member',
    input: z.object({ mergeId: id }),
    output: Cart,
    refusals: ['merge-not-found'],
  }),
  saveBrsProd: endpoint({
    route: cartRoutes.saveBrsProd,
    summary: 'Record a product in the browsing history, unless the member has switched it off',
    access: 'shopper',
    input: z.object({ productId: id, skuId: id.optional() }),
    output: z.object({ count: z.int() }),
    refusals: ['product-not-found'],
  }),
  getGiftsByProms: endpoint({
    route: cartRoutes.getGiftsByProms,
    summary: 'The gifts of some promotions',
    access: 'anyone',
    input: z.object({ platform: id, promotionIds: idList(50) }),
    output: z.object({ gifts: z.array(Gift) }),
    refusals: [],
  }),
});
