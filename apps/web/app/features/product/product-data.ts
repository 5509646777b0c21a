import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

/** Shelves that are near enough to be worth a place beside the page's own words. */
const NEIGHBOURS = 6;

/** What everyone sees alike; price, stock and what a shopper may do are asked for once the page is alive. */
export async function loadProduct(api: Api, { params }: PageArgs) {
  const productId = /^(\w{1,20})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!productId) throw notFound();
  const reply = await api.catalogue.detail({ productId });
  if (!reply.ok) throw notFound();
  const product = reply.value;
  return { product, similar: await loadSimilar(api, product) };
}

/** Of a product that is gone nothing is known to be like it: its shelf stands in. */
async function loadSimilar(api: Api, { skuId, breadcrumb, isDelisted }: ProductDetail) {
  const shelf = breadcrumb.at(-1)?.categoryId;
  if (isDelisted && shelf !== undefined) {
    const reply = await api.search.keyword({ category: shelf, pageSize: NEIGHBOURS });
    return reply.ok ? reply.value.productList : [];
  }
  const reply = await api.catalogue.recommend({ scene: 'similar', skuId, pageSize: NEIGHBOURS });
  return reply.ok ? reply.value.list : [];
}
export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
