import type { RowChange } from '../../change-sets/index.ts';
import type { Plan } from '../plan/plan.ts';

/** The plan as rows of a change set. Field keys already equal the columns. */
export function rowChanges(plan: Plan): RowChange[] {
  return [
    ...plan.categories.map(({ id, isNew, level, fields }) => ({
      table: 'category' as const,
      id,
      isNew,
      value: { level, ...fields },
    })),
    ...plan.brands.map(({ id, isNew, fields }) => ({ table: 'brand' as const, id, isNew, value: fields })),
    ...plan.products.map(({ id, isNew, brandId, fields: { images: _images, ...fields } }) => ({
      table: 'product' as const,
      id,
      isNew,
      value: { brand_id: brandId, ...fields },
    })),
    ...plan.skus.map(
      ({ id, isNew, productId, position, fields: { images: _images, stock: _stock, ...fields } }) => ({
        table: 'sku' as const,
        id,
        isNew,
        value: { product_id: productId, position, ...fields },
      }),
    ),
    ...plan.stock.map(({ skuId, from, to }) => ({
      table: 'stock' as const,
      id: skuId,
      isNew: from === null,
      value: from === null ? { available: to } : { change: to - from },
    })),
    ...plan.imagesBySku.map(({ productId, list }) => ({
      table: 'product_image' as const,
      id: productId,
      isNew: false,
      value: { images: list.map(({ skuId, source }) => ({ sku_id: skuId, source })) },
    })),
  ];
}
