import type { BrandMark, WallBrand } from '@huarong/contract/catalogue';
import { brandPath } from '@huarong/core/search';
import { getFirst } from '@huarong/core/shared';
import { imageSubjectOf } from './image-subject-of.ts';
import type { PresenterDeps } from './present-product.ts';
import { shownTrail } from './snapshot/category-tree.ts';
import type { Category, Product } from './snapshot/product.ts';
import type { BrandRow } from './snapshot/snapshot.queries.ts';

const MARK_LABELS: Record<string, string> = {
  guohuo: '国货',
  niche: '小众',
  exclusive: '独家',
  newcomer: '新入驻',
};
const SHOWPIECE_COUNT = 4;
/** The second category level: 唇部彩妆, not 彩妆 (first) or 唇膏 (third). */
const GROUP_LEVEL = 2;

export const brandLink = (brand: BrandRow) => brandPath({ brandId: brand.id, brandNameEN: brand.name_en });

export const presentBrand = (brand: BrandRow) => ({
  brandId: brand.id,
  brandNameEN: brand.name_en,
  brandNameCN: brand.name_cn,
  brandNickNames: brand.nicknames,
  link: brandLink(brand),
  tags: brand.marks.map((mark) => MARK_LABELS[mark] ?? mark),
});

export const presentWallBrand = (brand: BrandRow, products: readonly Product[]): WallBrand => ({
  ...presentBrand(brand),
  marks: marksOf(brand),
  slogan: brand.slogan,
  origin: brand.origin,
  productCount: products.length,
});

/** `products` are those of the brand, best-selling first. */
export const presentBrandFacts = (
  brand: BrandRow,
  products: readonly Product[],
  presenterDeps: PresenterDeps,
): WallBrand['facts'] => ({
  ...(brand.since_year !== null && { since: brand.since_year }),
  story: brand.story,
  pigment:
    groupByLargest(products, (product) => getFirst(product.category.trail))[0]?.[0].pigment ?? 'shuang',
  shelves: groupByShownCategory(products).map(([group, list]) => ({
    categoryId: group.id,
    name: group.name,
    productCount: list.length,
    skuImagePath: presentShowpiece(getFirst(list), presenterDeps).skuImagePath,
  })),
  showpieces: products.slice(0, SHOWPIECE_COUNT).map((product) => presentShowpiece(product, presenterDeps)),
});

export const presentShowpiece = (product: Product, { imageOf }: PresenterDeps) => ({
  productId: product.id,
  productName: product.name_cn,
  skuImagePath: imageOf(imageSubjectOf(product, getFirst(product.skus)), 'front'),
});

/** The `international` mark follows from the origin; the others are stored. */
const marksOf = ({ marks, origin }: BrandRow): BrandMark[] => [
  ...(origin.startsWith('中国') ? [] : ['international' as const]),
  ...marks.filter((mark): mark is BrandMark => mark in MARK_LABELS),
];

/** Product counts of the brand's second-level categories, largest first. */
export const countByCategoryGroup = (
  products: readonly Product[],
): { name: string; productCount: number }[] =>
  groupByShownCategory(products).map(([{ name }, list]) => ({ name, productCount: list.length }));

/** Undefined for a product whose categories are all hidden. */
function categoryGroupOf({ category }: Product): Category | undefined {
  const shown = shownTrail(category);
  return shown[GROUP_LEVEL - 1] ?? shown.at(-1);
}

const groupByShownCategory = (products: readonly Product[]) =>
  groupByLargest(products, categoryGroupOf).flatMap(([group, list]) =>
    group === undefined ? [] : [[group, list] as const],
  );

const groupByLargest = <Key>(products: readonly Product[], keyOf: (product: Product) => Key) =>
  [...Map.groupBy(products, keyOf)].sort(([, a], [, b]) => b.length - a.length);
