import type { ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { SkinRating } from '@huarong/contract/community';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { readProductIds } from './compare-ids.ts';

const SUGGESTED_COUNT = 4;
const MAX_SUGGESTED = 8;

/** The products to compare with their public offers and ratings, and similar ones to add or to put in another's place. */
export async function loadCompare(api: Api, { url }: PageArgs) {
  const requestedIds = readProductIds(url.searchParams.get('ids'));
  const products = (await Promise.all(requestedIds.map((productId) => findProduct(api, productId)))).flatMap(
    (product) => product ?? [],
  );
  const [offers, ratings, suggested] = await Promise.all([
    loadOffers(api, products),
    loadRatings(api, products),
    loadSuggested(api, products),
  ]);
  return {
    products,
    offers,
    ratings,
    suggested,
    isOnlyDifferent: url.searchParams.get('only') === 'different',
  };
}

/** Unknown product ids are left out. */
async function findProduct(api: Api, productId: string): Promise<ProductDetail | null> {
  const reply = await api.catalogue.detail({ productId });
  if (reply.ok) return reply.value;
  if (reply.refusal.code === 'product-not-found') return null;
  throw new Error(reply.refusal.message);
}

/** Products that are no longer sold have no offer. */
async function loadOffers(api: Api, products: readonly ProductDetail[]): Promise<SkuPromotion[]> {
  const skuIds = products.filter(({ isDelisted }) => !isDelisted).map(({ skuId }) => skuId);
  if (skuIds.length === 0) return [];
  const reply = await api.catalogue.promotions({ skuIds });
  return reply.ok ? reply.value.list : [];
}

async function loadRatings(api: Api, products: readonly ProductDetail[]): Promise<SkinRating[]> {
  if (products.length === 0) return [];
  const reply = await api.community.skinRatings({ productIds: products.map(({ productId }) => productId) });
  return reply.ok ? reply.value.list : [];
}

async function loadSuggested(api: Api, products: readonly ProductDetail[]) {
  const [first] = products;
  const reply = await api.catalogue.recommend({
    scene: 'similar',
    ...(first && { skuId: first.skuId }),
    pageSize: MAX_SUGGESTED,
  });
  const known = new Set(products.map(({ productId }) => productId));
  return reply.ok
    ? reply.value.list.filter(({ productId }) => !known.has(productId)).slice(0, SUGGESTED_COUNT)
    : [];
}
