import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { MAX_COMPARED, readProductIds } from './compare-ids.ts';

const SUGGESTED_COUNT = 4;

/** The products to compare, and similar ones to add while there is room. */
export async function loadCompare(api: Api, { url }: PageArgs) {
  const requestedIds = readProductIds(url.searchParams.get('ids'));
  const products = (await Promise.all(requestedIds.map((productId) => findProduct(api, productId)))).flatMap(
    (product) => product ?? [],
  );
  return {
    products,
    isOnlyDifferent: url.searchParams.get('only') === 'different',
    suggested: products.length < MAX_COMPARED ? await loadSuggested(api, products) : [],
  };
}

/** Unknown product ids are left out. */
async function findProduct(api: Api, productId: string): Promise<ProductDetail | null> {
  const reply = await api.catalogue.detail({ productId });
  if (reply.ok) return reply.value;
  if (reply.refusal.code === 'product-not-found') return null;
  throw new Error(reply.refusal.message);
}

async function loadSuggested(api: Api, products: readonly ProductDetail[]) {
  const [first] = products;
  const reply = await api.catalogue.recommend({
    scene: 'similar',
    ...(first && { skuId: first.skuId }),
    pageSize: SUGGESTED_COUNT + MAX_COMPARED,
  });
  const known = new Set(products.map(({ productId }) => productId));
  return reply.ok
    ? reply.value.list.filter(({ productId }) => !known.has(productId)).slice(0, SUGGESTED_COUNT)
    : [];
}
