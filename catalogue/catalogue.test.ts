import { SHAPES } from '@huarong/studio';
import { describe, expect, it } from 'vitest';
import { buildRows } from './build/index.ts';
import { demoBrandCatalogues } from './index.ts';
import { CATEGORIES } from './kit/categories.ts';

const leaves = new Map(
  CATEGORIES.flatMap((home) =>
    home.groups.flatMap((group) => group.leaves.map((leaf) => [leaf.id, leaf.name])),
  ),
);
const products = demoBrandCatalogues.flatMap(({ brand, products: own }) =>
  own.map((product) => ({ brand, product })),
);
const named = products.map(({ brand, product }) => [`${brand.cn} ${product.name}`, product] as const);
const HEX = /^#[0-9A-Fa-f]{6}$/;

/** Words that 《广告法》 and the cosmetics rules forbid in a shop. */
const FORBIDDEN =
  /最(?:好|佳|强|优|大|高|低|新|有效|受欢迎|畅销|先进)|(?:排名|销量|全国|全球|行业)第一|第一(?:品牌|名)|顶级|国家级|唯一|100%|永久|根治|治疗|消炎|杀菌|药妆|抗敏|祛痘|生发|排毒|减肥|医学|美白|祛斑/;

describe('the demo catalogue', () => {
  it('has about ninety brands, seven hundred products and two thousand skus', () => {
    expect(demoBrandCatalogues.length).toBeGreaterThanOrEqual(85);
    expect(products.length).toBeGreaterThanOrEqual(680);
    expect(products.flatMap(({ product }) => product.skus).length).toBeGreaterThanOrEqual(1_900);
  });

  it('has base make-up in twenty to forty shades, and lip colours in twelve to twenty-four', () => {
    const shadeCounts = (forms: readonly string[]) =>
      products
        .filter(({ product }) => forms.includes(product.form))
        .map(({ product }) => new Set(product.skus.map(({ shade }) => shade?.join(' '))).size);
    const base = shadeCounts(['foundation', 'cushion', 'concealer']).filter((count) => count >= 20);
    const lips = shadeCounts(['lipstick', 'lip-glaze', 'lip-gloss']).filter((count) => count >= 12);
    expect(base.length).toBeGreaterThanOrEqual(10);
    expect(lips.length).toBeGreaterThanOrEqual(15);
    expect(Math.max(...base)).toBeLessThanOrEqual(40);
    expect(Math.max(...lips)).toBeLessThanOrEqual(24);
  });

  it('leaves no category empty', () => {
    const filled = new Set(products.map(({ product }) => product.category));
    expect([...leaves].filter(([id]) => !filled.has(id))).toEqual([]);
  });

  it('has each brand once, under its letter', () => {
    expect(new Set(demoBrandCatalogues.map(({ brand }) => brand.key)).size).toBe(demoBrandCatalogues.length);
    for (const { brand } of demoBrandCatalogues) {
      const first = brand.en.normalize('NFD')[0]!.toUpperCase();
      expect(brand.letter, brand.en).toBe(/[A-Z]/.test(first) ? first : '#');
    }
  });

  it('has no two products with the same name in a brand', () => {
    const names = products.map(({ brand, product }) => `${brand.key}/${product.name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('builds the same rows at every start', () =>
    expect(buildRows(demoBrandCatalogues)).toEqual(buildRows(demoBrandCatalogues)));

  it('grows to any size without duplicate ids', () => {
    const { products: rows } = buildRows(demoBrandCatalogues, products.length + 2_000);
    expect(rows).toHaveLength(products.length + 2_000);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });
});

describe.each(named)('%s', (_name, product) => {
  it('has a category, effects and skus', () => {
    expect(leaves.has(product.category), product.category).toBe(true);
    expect([...product.line].length, product.line).toBeLessThanOrEqual(28);
    expect(product.story.length).toBeGreaterThanOrEqual(2);
    expect(product.effects.length).toBeGreaterThanOrEqual(1);
    expect(product.skus.length).toBeGreaterThanOrEqual(1);
    for (const sku of product.skus) {
      expect(sku.price).toBeGreaterThan(0);
      if (sku.market !== undefined) expect(sku.market).toBeGreaterThan(sku.price);
      if (sku.shade) expect(sku.shade[2]).toMatch(HEX);
    }
  });

  it('can be drawn', () => {
    expect(SHAPES).toContain(product.pack.shape);
    for (const colour of [product.pack.body, product.pack.cap, product.pack.fill])
      expect(colour).toMatch(HEX);
  });

  it('has as many pans as its name says', () => {
    const promised = /([二三四五六九]|十二)[色格].*盘/.exec(product.name)?.[1];
    if (product.pack.shape === 'palette' && promised)
      expect(product.pack.pans).toBe({ 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 九: 9, 十二: 12 }[promised]);
  });

  it('contains no words that the law forbids', () => {
    const words = [product.name, product.line, ...product.story.flat()].join('。');
    expect(FORBIDDEN.exec(words)?.[0]).toBeUndefined();
  });
});
