import type { ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { SkinRating } from '@huarong/contract/community';
import { matchSkin, type SkinNeeds } from '@huarong/core/catalogue';
import { browserApi } from '../../platform/api/index.ts';
import { useApiQuery } from '../../platform/deferred/use-api-query.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type ComparedProduct, skinFactsOf } from './rows/compared-product.ts';

interface PublishedData {
  products: readonly ProductDetail[];
  offers: readonly SkuPromotion[];
  ratings: readonly SkinRating[];
}

/**
 * The columns: what the cached page has, then the shopper's own prices and the ratings of people with their skin, both by
 * one call for all products.
 */
export function useCompared(
  { products, offers, ratings }: PublishedData,
  needs: SkinNeeds,
): ComparedProduct[] {
  const { isSignedIn } = useSession();
  const skuIds = offers.map(({ skuId }) => skuId);
  const productIds = products.map(({ productId }) => productId);
  const { skinType } = needs;
  const { query: own } = useApiQuery(skuIds.length > 0 ? `${isSignedIn} ${skuIds.join(',')}` : null, () =>
    browserApi({ quiet: true }).catalogue.promotions({ skuIds }),
  );
  const { query: ofSkin } = useApiQuery(
    skinType !== null && productIds.length > 0 ? `${skinType} ${productIds.join(',')}` : null,
    () => browserApi({ quiet: true }).community.skinRatings({ productIds, ...(skinType && { skinType }) }),
  );
  const shownRatings = skinType === null ? ratings : (ofSkin.value?.list ?? ratings);
  const ownOf = (skuId: string) => own.value?.list.find((offer) => offer.skuId === skuId);
  return products.map((product) => {
    const { productId, skuId } = product;
    return {
      product,
      offer: ownOf(skuId) ?? offers.find((offer) => offer.skuId === skuId) ?? null,
      rating:
        shownRatings.find((rating) => rating.productId === productId) ??
        ratings.find((rating) => rating.productId === productId) ??
        null,
      match: matchSkin(skinFactsOf(product), needs),
    };
  });
}
