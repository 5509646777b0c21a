import { redirect } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { brandIdOf, isAt } from './brand/brand-address.ts';
import { goodsPath, readGoodsQuery } from './brand/goods-query.ts';
import { loadFullBrand } from './brand/load-brand.ts';

/** Four rows of five. */
const PAGE_SIZE = 20;
const BEST = 4;

export async function loadBrand(api: Api, { params, url }: PageArgs) {
  const brand = await loadFullBrand(api, brandIdOf(params['slug']), params['slug']);
  if (!isAt(url.pathname, brand.link)) throw redirect(`${brand.link}${url.search}`, 301);

  const query = readGoodsQuery(url.searchParams, brand.facts.shelves);
  const reply = await api.search.keyword({
    brandId: brand.brandId,
    ...(query.category !== null && { category: query.category }),
    sort: query.sort,
    pageNo: query.page,
    pageSize: PAGE_SIZE,
  });
  // The brand is worth reading even while its goods cannot be had.
  if (!reply.ok) return { brand, query, goods: null, best: [] };

  const { productList, total } = reply.value;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (query.page > Math.max(1, pageCount)) throw redirect(goodsPath(brand.link, query, { page: pageCount }));
  const isWhole = query.category === null && query.page === 1;
  const best = isWhole && total > BEST * 2 ? await loadBest(api, brand.brandId) : [];
  return { brand, query, goods: { productList, total, pageCount }, best };
}
/** What sells best, for a brand with more than one look takes in. */
async function loadBest(api: Api, brandId: string) {
  const reply = await api.search.keyword({ brandId, sort: 'sales', pageSize: BEST });
  return reply.ok ? reply.value.productList : [];
}
export type BrandData = Awaited<ReturnType<typeof loadBrand>>;
