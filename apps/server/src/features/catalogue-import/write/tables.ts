import { brandColumns, productColumns, skuColumns } from '../columns/columns.ts';

/** The tables an import touches, in the order in which their rows may be made. */
export const TOUCHED = ['brand', 'product', 'sku', 'stock', 'product_image'] as const;
export type Touched = (typeof TOUCHED)[number];

/** What they are called in a report. */
export const NAMED: Record<Touched, string> = {
  brand: '品牌',
  product: '商品',
  sku: '规格',
  stock: '库存',
  product_image: '商品图片',
};

const { images: _pictures, ...ownOfProduct } = productColumns;
const { images: _skuPictures, stock: _stock, ...ownOfSku } = skuColumns;

/** The columns of a row that are the import's to write, and to give back. */
export const WRITTEN = {
  brand: ['id', ...Object.keys(brandColumns)],
  product: ['id', 'brand_id', ...Object.keys(ownOfProduct), 'published_at', 'updated_at'],
  sku: ['id', 'product_id', 'position', ...Object.keys(ownOfSku)],
  stock: ['sku_id', 'available'],
} as const;
