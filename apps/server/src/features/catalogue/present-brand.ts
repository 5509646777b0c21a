import type { BrandMark, WallBrand } from '@huarong/contract/catalogue';
import type { BrandRow } from './catalogue.queries.ts';
import { subjectOf } from './picture-subject-of.ts';
import type { Shown } from './present-product.ts';
import type { Product } from './snapshot.ts';

const MARK_WORDS: Record<string, string> = {
  guohuo: '国货',
  niche: '小众',
  exclusive: '独家',
  newcomer: '新入驻',
};
const SHOWPIECES = 4;
/** Two levels down: 唇部彩妆, not 彩妆 and not 唇膏. */
const SHELF_LEVEL = 2;

/** `/brand/{brandNameEn without spaces}-{brandId}/`, the address the specification fixes. */
export const brandLink = (brand: BrandRow) =>
  `/brand/${encodeURIComponent(brand.name_en.replace(/\s+/g, ''))}-${brand.id}/`;

export const presentBrand = (brand: BrandRow) => ({
  brandId: brand.id,
  brandNameEN: brand.name_en,
  brandNameCN: brand.name_cn,
  brandNickNames: brand.nicknames,
  link: brandLink(brand),
  tags: brand.marks.map((mark) => MARK_WORDS[mark] ?? mark),
});

export const presentWallBrand = (brand: BrandRow, products: readonly Product[]): WallBrand => ({
  ...presentBrand(brand),
  marks: marksOf(brand),
  slogan: brand.slogan,
  origin: brand.origin,
  productCount: products.length,
});

/** `products`: those of the brand, the best sold first. */
export const presentBrandFacts = (
  brand: BrandRow,
  products: readonly Product[],
  shown: Shown,
): WallBrand['facts'] => ({
  ...(brand.since_year !== null && { since: brand.since_year }),
  story: brand.story,
  pigment: fullest(products, (product) => product.category.trail[0]!)[0]?.[0].pigment ?? 'shuang',
  shelves: fullest(products, shelfOf).map(([shelf, list]) => ({
    categoryId: shelf.id,
    name: shelf.name,
    productCount: list.length,
    skuImagePath: presentShowpiece(list[0]!, shown).skuImagePath,
  })),
  showpieces: products.slice(0, SHOWPIECES).map((product) => presentShowpiece(product, shown)),
});

export const presentShowpiece = (product: Product, { pictureOf }: Shown) => ({
  productId: product.id,
  productName: product.name_cn,
  skuImagePath: pictureOf(subjectOf(product, product.skus[0]!), 'front'),
});

/** Where a brand comes from is known of every brand, so nobody has to mark it. */
const marksOf = ({ marks, origin }: BrandRow): BrandMark[] => [
  ...(origin.startsWith('中国') ? [] : ['international' as const]),
  ...marks.filter((mark): mark is BrandMark => mark in MARK_WORDS),
];

/** The brand's shelves by how much lies on them. */
export const countShelves = (products: readonly Product[]): { name: string; productCount: number }[] =>
  fullest(products, shelfOf).map(([{ name }, list]) => ({ name, productCount: list.length }));

const shelfOf = ({ category }: Product) => category.trail[SHELF_LEVEL - 1] ?? category;

const fullest = <Key>(products: readonly Product[], keyOf: (product: Product) => Key) =>
  [...Map.groupBy(products, keyOf)].sort(([, a], [, b]) => b.length - a.length);
