import { brandColumns, categoryColumns, productColumns, skuColumns } from '../columns/columns.ts';

/** The tables an import writes, in insertion order. */
export const IMPORTED_TABLES = ['category', 'brand', 'product', 'sku', 'stock', 'product_image'] as const;
export type ImportedTable = (typeof IMPORTED_TABLES)[number];

/** Names for the report. */
export const TABLE_NAMES: Record<ImportedTable, string> = {
  category: '分类',
  brand: '品牌',
  product: '商品',
  sku: '规格',
  stock: '库存',
  product_image: '商品图片',
};

const { images: _images, ...productTableColumns } = productColumns;
const { images: _skuImages, stock: _stock, ...skuTableColumns } = skuColumns;

/** The columns an import writes and an undo restores. */
export const IMPORTED_COLUMNS = {
  category: [...Object.keys(categoryColumns), 'level'],
  brand: ['id', ...Object.keys(brandColumns)],
  product: ['id', 'brand_id', ...Object.keys(productTableColumns), 'published_at', 'updated_at'],
  sku: ['id', 'product_id', 'position', ...Object.keys(skuTableColumns)],
  stock: ['sku_id', 'available'],
} as const;
