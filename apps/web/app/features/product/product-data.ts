import type { ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { getSkuFromUrl } from './buy/choose-sku.ts';

/** The number of similar products beside the page content. */
const SIMILAR_COUNT = 6;

/**
 * The published data of the page, with the public offer as a placeholder: the shopper's own offer and the stock are
 * fetched after hydration.
 */
export async function loadProduct(api: Api, { params, url }: PageArgs) {
  const productId = /^(\w{1,20})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!productId) throw notFound();
  const reply = await api.catalogue.detail({ productId });
  if (!reply.ok) throw notFound();
  const product = reply.value;
  const { skuId } = getSkuFromUrl(product.skus, url.searchParams.get('sku'), product.skuId);
  const [similar, offer] = await Promise.all([
    loadSimilar(api, product),
    product.isDelisted ? null : loadOffer(api, skuId),
  ]);
  return { product, similar, offer };
}

/** A delisted product has no recommendations, so products of its category are shown. */
async function loadSimilar(api: Api, { skuId, breadcrumb, isDelisted }: ProductDetail) {
  const categoryId = breadcrumb.at(-1)?.categoryId;
  if (isDelisted && categoryId !== undefined) {
    const reply = await api.search.keyword({ category: categoryId, pageSize: SIMILAR_COUNT });
    return reply.ok ? reply.value.productList : [];
  }
  const reply = await api.catalogue.recommend({ scene: 'similar', skuId, pageSize: SIMILAR_COUNT });
  return reply.ok ? reply.value.list : [];
}

async function loadOffer(api: Api, skuId: string): Promise<SkuPromotion | null> {
  const reply = await api.catalogue.promotion({ skuId });
  return reply.ok ? reply.value : null;
}
export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
