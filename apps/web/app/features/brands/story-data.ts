import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { brandIdOfStory } from './brand/brand-path.ts';
import { loadFullBrand } from './brand/load-brand.ts';

/** Two rows of five. */
const PRODUCTS = 10;

export async function loadStory(api: Api, { params }: PageArgs) {
  const brand = await loadFullBrand(api, brandIdOfStory(params['file']));
  const reply = await api.search.keyword({ brandId: brand.brandId, sort: 'sales', pageSize: PRODUCTS });
  return { brand, products: reply.ok ? reply.value.productList : [] };
}
