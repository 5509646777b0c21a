import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The first product of a search, with the address of its page. */
export async function findProduct(request: APIRequestContext, keyword: string) {
  const answer = await request.get('/v1/search-service/brand/keyword', { params: { keyword } });
  const { results } = (await answer.json()) as {
    results: { productList: { productId: string; skuId: string; productName: string }[] };
  };
  const [product] = results.productList;
  expect(product, `the shop sells ${keyword}`).toBeDefined();
  return { ...product!, path: `/product/${product!.productId}.html` };
}
