import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface FirstStep {
  label: string;
  detail: string;
  path: string;
  isDone: boolean;
}

/** What a merchant does before the first product is on sale; null as soon as one is. */
export async function readFirstSteps(db: Queryable): Promise<FirstStep[] | null> {
  const { rows } = await sql<Record<'brand' | 'category' | 'product' | 'sku' | 'image' | 'onSale', boolean>>`
    select exists (select from product where status = 'published') as "onSale",
      exists (select from brand) as brand, exists (select from category) as category,
      exists (select from product) as product, exists (select from product_image) as image,
      exists (select from stock where available > 0) as sku`.execute(db);
  const has = rows[0];
  if (!has || has.onSale) return null;
  return [
    { label: '新建品牌', detail: '商品归在品牌下，品牌有自己的页面', path: '/brands/new', isDone: has.brand },
    { label: '新建分类', detail: '分三级，顾客按它浏览', path: '/categories', isDone: has.category },
    {
      label: '新建商品',
      detail: '填好标签信息，加规格与色号；也可以从文件导入',
      path: '/products/new',
      isDone: has.product,
    },
    { label: '上传图片', detail: '按文件名里的编码找到商品', path: '/media', isDone: has.image },
    { label: '填价格与库存', detail: '像表格一样改，可以从 Excel 粘贴', path: '/grid', isDone: has.sku },
    { label: '上架', detail: '标签检查通过后，顾客就能买到', path: '/products', isDone: false },
  ];
}
