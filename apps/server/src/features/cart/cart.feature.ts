import { cartContract } from '@huarong/contract/cart';
import { accept, refuse } from '@huarong/core/shared';
import { ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { recordProductView } from '../history/index.ts';
import { bookingStatusOf, listGifts } from '../promotions/index.ts';
import { buyerOf } from './buyer.ts';
import { countUnits } from './cart.queries.ts';
import type { CartDeps } from './cart-deps.ts';
import { cartLimits } from './cart-limits.ts';
import { EMPTY_MINI_CART, loadPricedCart, showCart, showMiniCart } from './display/show-cart.ts';
import { addBundle } from './lines/add-bundle.ts';
import { addToCart } from './lines/add-to-cart.ts';
import { changeSku } from './lines/change-sku.ts';
import { getCurrentUnitPrice } from './lines/current-unit-price.ts';
import { removeLines } from './lines/remove-lines.ts';
import { restoreLines } from './lines/restore-lines.ts';
import { saveChecked } from './lines/save-checked.ts';
import { setBundleQuantity } from './lines/set-bundle-quantity.ts';
import { setQuantity } from './lines/set-quantity.ts';
import { subtractQuantity } from './lines/subtract-quantity.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { chooseExtraBuys } from './promotions/choose-extra-buys.ts';
import { chooseGifts } from './promotions/choose-gifts.ts';
import { choosePromotion } from './promotions/choose-promotion.ts';
import { presentExtraBuy, presentOptionalGift } from './promotions/present-choices.ts';

export const cartFeature = (deps: CartDeps): Feature =>
  implement(cartContract, {
    miniShopcartInfo: async ({ db, actor }) =>
      accept(actor.kind === 'visitor' ? EMPTY_MINI_CART : await showMiniCart(db, deps, buyerOf(actor))),

    miniShopCartCount: async ({ db, actor }) =>
      accept({ count: actor.kind === 'visitor' ? 0 : await countUnits(db, ownerOf(actor)) }),

    cartInfoDisplaying: async ({ db, actor }) => accept(await showCart(db, deps, buyerOf(actor))),

    addToCart: ({ db, actor }, input) => addToCart(db, deps, buyerOf(actor), input),

    async addToCartForSingleProduct({ db, actor }, { bundle, ...input }) {
      if (!bundle) return addToCart(db, deps, buyerOf(actor), input);
      const { skuId, quantity } = input;
      const added = await addBundle(db, deps.builders.current(), {
        owner: ownerOf(actor),
        skuId,
        quantity,
        bundle,
        cartLines: cartLimits(deps.offers).cartLines,
      });
      return added.ok ? accept(await showMiniCart(db, deps, buyerOf(actor))) : added;
    },

    async removeFromCart({ db, actor }, { skus }) {
      const removed = await removeLines(db, ownerOf(actor), skus);
      return accept({ ...(await showCart(db, deps, buyerOf(actor))), removed });
    },

    async restoreToCart({ db, actor }, { lines }) {
      const restored = await restoreLines(db, deps, buyerOf(actor), lines);
      return restored.ok ? accept(await showCart(db, deps, buyerOf(actor))) : restored;
    },

    async updateSku({ db, actor }, { skuId, newSkuId }) {
      const unitPriceFen = await getCurrentUnitPrice(db, deps, buyerOf(actor), newSkuId);
      const changed = await changeSku(db, {
        ...{ owner: ownerOf(actor), skuId, newSkuId, unitPriceFen },
        unitsPerSku: cartLimits(deps.offers).unitsPerSku,
      });
      return changed.ok ? accept(await showCart(db, deps, buyerOf(actor))) : changed;
    },

    async updateQuantity({ db, actor }, { skuId, variant, quantity }) {
      const owner = ownerOf(actor);
      const set = variant
        ? await setBundleQuantity(db, deps.builders.current(), { owner, skuId, variant, quantity })
        : await setQuantity(db, {
            ...{ owner, skuId, quantity },
            unitsPerSku: cartLimits(deps.offers).unitsPerSku,
          });
      return set.ok ? accept(await showCart(db, deps, buyerOf(actor))) : set;
    },

    async subtractQuantity({ db, actor }, { skuId, variant, quantity }) {
      const isFound = await subtractQuantity(db, { owner: ownerOf(actor), skuId, variant, quantity });
      return isFound
        ? accept(await showCart(db, deps, buyerOf(actor)))
        : refuse({ code: 'cart-line-not-found' });
    },

    async saveProdChkedStat({ db, actor }, { list }) {
      const { presales } = deps.offers.current();
      const isPresale = (skuId: string) =>
        bookingStatusOf(presales.get(skuId), deps.offers.now()) === 'deposit';
      const saved = await saveChecked(db, { owner: ownerOf(actor), list, isPresale });
      return saved.ok ? accept(await showCart(db, deps, buyerOf(actor))) : saved;
    },

    async choosePromotion({ db, actor }, { skuId, variant = '', promotionId }) {
      const input = { skuId, variant, promotionId: promotionId ?? null };
      const chosen = await choosePromotion(db, deps, buyerOf(actor), input);
      return chosen.ok ? accept(await showCart(db, deps, buyerOf(actor))) : chosen;
    },

    async getOptionalGift({ db, actor }, { promotionIds }) {
      const { priced } = await loadPricedCart(db, deps, buyerOf(actor));
      const matching = priced.order.optionalGifts.filter(
        ({ promotionId }) => promotionIds?.includes(promotionId) ?? true,
      );
      return accept({ optionalGifts: matching.map((state) => presentOptionalGift(state, deps)) });
    },

    async checkOptionalGift({ db, actor }, input) {
      const chosen = await chooseGifts(db, deps, buyerOf(actor), input);
      return chosen.ok ? accept(await showCart(db, deps, buyerOf(actor))) : chosen;
    },

    async extraBuySkus({ db, actor }, { activityId, skuIds }) {
      const buyer = buyerOf(actor);
      if (activityId !== undefined && skuIds !== undefined) {
        const chosen = await chooseExtraBuys(db, deps, buyer, { activityId, skuIds });
        if (!chosen.ok) return chosen;
      }
      const { priced } = await loadPricedCart(db, deps, buyer);
      const matching = priced.order.extraBuys.filter(
        ({ promotionId }) => activityId === undefined || promotionId === activityId,
      );
      return accept({ activities: matching.map((state) => presentExtraBuy(state, deps)) });
    },

    getGiftsByProms: (_context, { promotionIds }) => accept({ gifts: listGifts(promotionIds, deps) }),

    async undoMerge({ db, actor }, { mergeId }) {
      const undone = await undoMerge(db, { member: ownerOf(actor), mergeId });
      return undone.ok ? accept(await showCart(db, deps, buyerOf(actor))) : undone;
    },

    async saveBrsProd({ db, actor }, { productId, skuId }) {
      const product = deps.catalogue.current().products.get(productId);
      if (!product) return refuse({ code: 'product-not-found' });
      // A sku of another product is ignored rather than refused: history records the product.
      const seenSkuId = product.skus.some(({ id }) => id === skuId) ? (skuId ?? null) : null;
      return accept({
        count: await recordProductView(db, { owner: ownerOf(actor), productId, skuId: seenSkuId }),
      });
    },
  });
