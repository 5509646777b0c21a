import { checkTestedFigures } from '@huarong/core/catalogue';
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

/** Names of ingredients by what a figure of nought may claim is missing. */
const ADDITIVES: Record<string, RegExp> = {
  酒精: /^(?:变性)?乙醇$|酒精/,
  矿物油: /矿油|矿脂|石蜡|凡士林/,
  香精: /香精/,
};

describe('tested figures', () => {
  const rows = buildRows(demoBrandCatalogues).products;
  const figures = rows.flatMap((row) => row.tested_figures.map((figure) => ({ ...figure, row })));

  it('are those of about seventy products', () => {
    expect(rows.filter((row) => row.tested_figures.length > 0).length).toBeGreaterThanOrEqual(40);
    expect(new Set(figures.map(({ row }) => row.category_id)).size).toBeGreaterThanOrEqual(15);
  });

  it.each(
    figures.map((figure) => [`${figure.row.name_cn} ${figure.figure} ${figure.claim}`, figure] as const),
  )('%s passes the check of the editor', (_name, { row }) =>
    expect(checkTestedFigures(row.tested_figures)).toBeNull(),
  );

  it('are said once', () => {
    const said = figures.map(({ figure, claim, method }) => `${figure} ${claim} ${method}`);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it('of nought agree with the ingredients', () => {
    const without = figures.filter(({ figure }) => figure === '0');
    expect(without.length).toBeGreaterThanOrEqual(4);
    for (const { claim, row } of without) {
      const names = claim.replace('未添加', '').split('与');
      for (const name of names) {
        expect(Object.keys(ADDITIVES)).toContain(name);
        expect(
          row.ingredients.filter((each) => ADDITIVES[name]!.test(each)),
          row.name_cn,
        ).toEqual([]);
      }
    }
  });

  it('name a share that the number of people can have', () => {
    for (const { figure, method, row } of figures) {
      const percent = /^(\d+)%$/.exec(figure)?.[1];
      const people = /(?:自评|家用测试|使用一周).*n=(\d+)|n=(\d+)，自评/.exec(method);
      if (!percent || !people) continue;
      const count = Number(people[1] ?? people[2]);
      const shares = Array.from({ length: count }, (_, at) => Math.round(((at + 1) / count) * 100));
      expect(shares, `${row.name_cn} ${figure} ${method}`).toContain(Number(percent));
    }
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
    const tested = (product.tested ?? []).flat();
    const words = [product.name, product.line, ...product.story.flat(), ...tested].join('。');
    expect(FORBIDDEN.exec(words)?.[0]).toBeUndefined();
  });
});
