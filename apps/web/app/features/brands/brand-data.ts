import { redirect } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { brandIdOfSlug, isSamePath } from './brand/brand-path.ts';
import { loadFullBrand } from './brand/load-brand.ts';
import { filtersToSend, hasFilters, productsPath, readProductsQuery } from './brand/products-query.ts';

/** Four rows of five. */
const PAGE_SIZE = 20;
const BEST_SELLER_COUNT = 4;

export async function loadBrand(api: Api, { params, url }: PageArgs) {
  const brand = await loadFullBrand(api, brandIdOfSlug(params['slug']), params['slug']);
  if (!isSamePath(url.pathname, brand.link)) throw redirect(`${brand.link}${url.search}`, 301);

  const query = readProductsQuery(url.searchParams, brand.facts.shelves);
  const [reply, followers] = await Promise.all([
    api.search.keyword({
      brandId: brand.brandId,
      ...(query.category !== null && { category: query.category }),
      filters: filtersToSend(query),
      sort: query.sort,
      pageNo: query.page,
      pageSize: PAGE_SIZE,
    }),
    countFollowers(api, brand.brandId),
  ]);
  // The brand page still renders when the product search fails.
  if (!reply.ok) return { brand, query, followers, products: null, bestSellers: [] };

  const { productList, total, facets } = reply.value;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (query.page > Math.max(1, pageCount))
    throw redirect(productsPath(brand.link, query, { page: pageCount }));
  const isFirstPageOfAll = query.category === null && query.page === 1 && !hasFilters(query);
  const bestSellers =
    isFirstPageOfAll && total > BEST_SELLER_COUNT * 2 ? await listBestSellers(api, brand.brandId) : [];
  const hasGifts = facets.some(
    ({ code, values }) => code === 'promotion' && values.some(({ value }) => value === 'gift'),
  );
  return { brand, query, followers, products: { productList, total, pageCount, hasGifts }, bestSellers };
}

/** Null leaves the number out: the page does without it. */
async function countFollowers(api: Api, brandId: string): Promise<number | null> {
  const reply = await api.favourites.brandFollowers({ brandId });
  return reply.ok ? reply.value.followers : null;
}

/** Best sellers, shown only for brands with more than eight products. */
async function listBestSellers(api: Api, brandId: string) {
  const reply = await api.search.keyword({ brandId, sort: 'sales', pageSize: BEST_SELLER_COUNT });
  return reply.ok ? reply.value.productList : [];
}
export type BrandData = Awaited<ReturnType<typeof loadBrand>>;
