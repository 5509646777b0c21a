import type { ProductDetail } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, getFirst } from '@huarong/core/shared';
import { displayCount } from '../catalogue/index.ts';
import { unitPrice } from './unit-price.ts';

export interface CompareRow {
  name: string;
  /** One value per product; a dash where it is missing. */
  values: readonly string[];
  isAlike: boolean;
}
export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

const UNKNOWN = '—';
const INGREDIENT_NAMES = ['净含量', '功效', '适合肤质', '全成分', '使用方法'];
const LABEL_NAMES = ['原产地', '保质期', '开封后建议使用', '备案编号', '注册证编号'];

/** The groups of the comparison: prices, ingredients and effects, ratings, label data. */
export function compareRows(products: readonly ProductDetail[]): CompareGroup[] {
  const row = (name: string, read: (product: ProductDetail) => string | null | undefined): CompareRow => {
    const values = products.map((product) => read(product) || UNKNOWN);
    return { name, values, isAlike: products.length > 1 && new Set(values).size === 1 };
  };
  const specificationRow = (name: string) =>
    row(name, ({ specifications }) => specifications.find((line) => line.name === name)?.value);
  const groups = [
    {
      title: '价格',
      rows: [
        row('售价', (product) => displayYuan(fromYuan(defaultSkuOf(product).offerPrice)!)),
        row('规格', (product) => defaultSkuOf(product).skuName),
        row('单价', (product) => unitPrice(defaultSkuOf(product).size, defaultSkuOf(product).offerPrice)),
      ],
    },
    { title: '成分与功效', rows: INGREDIENT_NAMES.map(specificationRow) },
    {
      title: '大家怎么说',
      rows: [
        row('评分', ({ rating }) => (rating.commentCount > 0 ? rating.average.toFixed(1) : null)),
        row('评价', ({ rating }) => `${displayCount(rating.commentCount)} 条`),
        row('好评率', ({ rating }) => (rating.commentCount > 0 ? `${rating.praiseRate}%` : null)),
      ],
    },
    { title: '标签上写的', rows: LABEL_NAMES.map(specificationRow) },
  ];
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ values }) => values.some(hasValue)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The image of the texture, by its name: a product has two to four images, so its place differs. */
export const findTexture = (images: ProductDetail['images']): string | undefined =>
  images.find(({ skuImagePath }) => skuImagePath.includes('-texture-'))?.skuImagePath;

export const defaultSkuOf = ({ skus, skuId }: ProductDetail) =>
  skus.find((sku) => sku.skuId === skuId) ?? getFirst(skus);

const hasValue = (value: string) => value !== UNKNOWN;
