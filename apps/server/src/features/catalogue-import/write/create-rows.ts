import type { Plan } from '../plan/plan.ts';
import type { ImportedTable } from './tables.ts';

/** The plan as table rows. Field keys already equal the columns. */
export function createRows(plan: Plan, clock: { machine: string; shop: string }) {
  const ids: Record<ImportedTable, string[]> = {
    category: plan.categories.map(({ id }) => id),
    brand: plan.brands.map(({ id }) => id),
    product: plan.products.map(({ id }) => id),
    sku: plan.skus.map(({ id }) => id),
    stock: plan.stock.map(({ skuId }) => skuId),
    product_image: plan.imagesBySku.map(({ productId }) => productId),
  };
  return {
    ids,
    category: plan.categories.map(({ level, fields }) => ({ level, ...fields })),
    brand: plan.brands.map(({ id, fields }) => ({ id, ...fields })),
    product: plan.products.map(({ id, brandId, fields }) => ({
      id,
      brand_id: brandId,
      ...fields,
      published_at: fields.status === 'published' ? clock.shop : null,
      updated_at: clock.machine,
    })),
    sku: plan.skus.map(({ id, productId, position, fields }) => ({
      id,
      product_id: productId,
      position,
      ...fields,
    })),
    stock: plan.stock.map(({ skuId, to }) => ({ sku_id: skuId, available: to })),
    images: plan.imagesBySku.flatMap(({ productId, list }) =>
      list.map(({ skuId, source }, index) => ({
        product_id: productId,
        sku_id: skuId,
        position: index + 1,
        source,
      })),
    ),
    ledger: (runId: number) =>
      plan.stock
        .map(({ skuId, from, to }) => ({ sku_id: skuId, delta: to - (from ?? 0) }))
        .filter(({ delta }) => delta !== 0)
        .map((entry) => ({ ...entry, reason: 'import', reference: `import-${runId}` })),
  };
}
