import type { StaffBrowser } from '../../apps/server/testing/open-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { categoriesRoutes } from '../../packages/contract/src/admin/categories/index.ts';
import { gridRoutes } from '../../packages/contract/src/admin/grid/index.ts';
import { mediaRoutes } from '../../packages/contract/src/admin/media/index.ts';
import { productsRoutes } from '../../packages/contract/src/admin/products/index.ts';
import { adminStockRoutes } from '../../packages/contract/src/admin/stock/index.ts';
import type { BenchAdmin } from './open-admin.ts';
import type { ReadingCase } from './reading-cases.ts';

const LIST_MS = 100;

/** What staff read of a large assortment. */
export async function catalogueCases(shop: BenchAdmin, browser: StaffBrowser): Promise<ReadingCase[]> {
  const call = async (route: string, input: Record<string, unknown>) => {
    const answer = await browser.call(route, input);
    if (answer.errorCode !== null) throw new Error(`${route} ${JSON.stringify(input)}: ${answer.message}`);
    return answer.results;
  };
  const [some] = await runSql<{ brand: string; category: string; code: string; name: string }>(
    shop.db,
    `select brand_id as brand, category_id as category, code, left(name_cn, 2) as name
     from product order by id offset 5000 limit 1`,
  );
  const { brand: brandId, category: categoryId, code, name } = some!;
  const cases: [string, string, Record<string, unknown>][] = [
    ['products', productsRoutes.list, {}],
    ['products by number', productsRoutes.list, { sort: 'number' }],
    ['products named', productsRoutes.list, { q: name }],
    ['products named like none', productsRoutes.list, { q: '没有的名字' }],
    ['product by code', productsRoutes.list, { q: code }],
    ['products of a brand', productsRoutes.list, { brandId }],
    ['products of a category', productsRoutes.list, { categoryId }],
    ['withdrawn products', productsRoutes.list, { status: 'withdrawn' }],
    ['products sold out', productsRoutes.list, { soldOut: 'yes' }],
    ['products without label', productsRoutes.list, { unlabelled: 'yes' }],
    ['products without image', productsRoutes.list, { imageless: 'yes' }],
    ['stock', adminStockRoutes.list, {}],
    ['stock, days first', adminStockRoutes.list, { sort: 'days' }],
    ['stock sold out', adminStockRoutes.list, { tab: 'sold-out' }],
    ['stock low', adminStockRoutes.list, { tab: 'low' }],
    ['stock idle', adminStockRoutes.list, { tab: 'idle' }],
    ['stock named', adminStockRoutes.list, { q: name }],
    ['grid of 500', gridRoutes.list, { size: 500 }],
    ['grid named', gridRoutes.list, { q: name, size: 500 }],
    ['grid of a brand', gridRoutes.list, { brandId, size: 500 }],
    ['media', mediaRoutes.list, {}],
    ['tree of categories', categoriesRoutes.tree, {}],
  ];
  const { next } = (await call(productsRoutes.list, {})) as { next: string };
  return [...cases, ['products, page 2', productsRoutes.list, { after: next }] as const].map(
    ([label, route, input]) => ({ name: label, barMs: LIST_MS, call: () => call(route, input) }),
  );
}
