import type { ProductDetail } from '@huarong/contract/catalogue';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { MOST_COMPARED, readIds } from './compare-ids.ts';

const PROPOSED = 4;

/** The products to compare, and others of the kind while there is room for more. */
export async function loadCompare(api: Api, { url }: PageArgs) {
  const asked = readIds(url.searchParams.get('ids'));
  const products = (await Promise.all(asked.map((productId) => findProduct(api, productId)))).flatMap(
    (product) => product ?? [],
  );
  return {
    products,
    isOnlyDifferent: url.searchParams.get('only') === 'different',
    proposed: products.length < MOST_COMPARED ? await propose(api, products) : [],
  };
}

/** A number that no product has is left out of the comparison. */
async function findProduct(api: Api, productId: string): Promise<ProductDetail | null> {
  const reply = await api.catalogue.detail({ productId });
  if (reply.ok) return reply.value;
  if (reply.refusal.code === 'product-not-found') return null;
  throw new Error(reply.refusal.message);
}

async function propose(api: Api, products: readonly ProductDetail[]) {
  const [first] = products;
  const reply = await api.catalogue.recommend({
    scene: 'similar',
    ...(first && { skuId: first.skuId }),
    pageSize: PROPOSED + MOST_COMPARED,
  });
  const known = new Set(products.map(({ productId }) => productId));
  return reply.ok ? reply.value.list.filter(({ productId }) => !known.has(productId)).slice(0, PROPOSED) : [];
}
