import { checkIncludedItems, type IncludedItem } from '@huarong/core/catalogue';
import { describe, expect, it } from 'vitest';
import { buildRows } from './build/index.ts';
import { demoBrandCatalogues } from './index.ts';

const { products, skus, categories } = buildRows(demoBrandCatalogues);
const seeds = demoBrandCatalogues.flatMap((brandCatalogue) => brandCatalogue.products);
const categoryName = new Map(categories.map(({ id, name }) => [id, name]));
const SET = /套装|套组|礼盒|礼袋|旅行[装套包]|理容包|入门盒|妆匣|六件套|自选|迷你刷/;

const rows = products.map((row, at) => ({
  ...row,
  form: seeds[at]!.form,
  sizes: [...new Set(skus.filter(({ product_id }) => product_id === row.id).map(({ size }) => size))],
}));
/** One vial is in the category of sets and is none. */
const isSet = ({ name_cn, category_id, form, labels }: (typeof rows)[number]) =>
  form.endsWith('-set') ||
  labels.includes('gift-set') ||
  SET.test(name_cn) ||
  (form !== 'perfume' && SET.test(categoryName.get(category_id)!));
const sets = rows.filter(isSet);
const withItems = rows.filter(({ included_items }) => included_items.length > 0);
const everySize = withItems.flatMap((row) =>
  row.sizes.map((size) => ({
    row,
    size,
    name: `${row.name_cn} ${size}`,
    items: row.included_items.filter(({ sku_size }) => sku_size === '' || sku_size === size),
  })),
);
/** A single vial is also sold as a set of four. */
const bySize = everySize.filter(({ items }) => items.length > 0);

const NUMBERS = '零一二三四五六七八九十';
const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : NUMBERS.indexOf(text));
const sum = (items: readonly IncludedItem[]) => items.reduce((all, { count }) => all + count, 0);
/** 四件装×2 套 is two of 四件装. */
const setsIn = (size: string) => Number(/× ?(\d+) 套$/.exec(size)?.[1] ?? 1);

describe('what a set of the demo holds', () => {
  it('is written for every product whose name, category or label says set', () => {
    expect(sets.length).toBeGreaterThanOrEqual(50);
    expect(
      sets.filter(({ included_items }) => included_items.length === 0).map((row) => row.name_cn),
    ).toEqual([]);
  });

  it.each(withItems.map((row) => [row.name_cn, row] as const))(
    '%s passes the check of the editor, and names sizes that the set has',
    (_name, { included_items, sizes }) => {
      expect(checkIncludedItems(included_items)).toBeNull();
      expect(included_items.filter(({ sku_size }) => sku_size !== '' && !sizes.includes(sku_size))).toEqual(
        [],
      );
    },
  );

  it('is something in every size of a set', () =>
    expect(everySize.filter(({ row, items }) => sets.includes(row) && items.length === 0)).toEqual([]));

  it('links to products of the same brand, by their name', () => {
    const linked = withItems.flatMap((row) =>
      row.included_items.flatMap((item) => (item.code === '' ? [] : [{ ...item, brandId: row.brand_id }])),
    );
    expect(linked.length).toBeGreaterThanOrEqual(100);
    for (const { name, code, brandId } of linked) {
      const product = rows.find((row) => row.code === code);
      expect(product?.brand_id).toBe(brandId);
      expect(name.startsWith(product!.name_cn), name).toBe(true);
    }
  });

  // 9 × 1.5ml, 4ml × 3, 30ml×4 附贺卡, 6 罐×30g
  it.each(
    bySize.flatMap(({ name, size, items }) => {
      const many = /^(\d+) ?[罐筒]? ?× ?([\d.]+(?:ml|g))/.exec(size);
      const each = /^([\d.]+(?:ml|g)) ?× ?(\d+)/.exec(size);
      const count = many?.[1] ?? each?.[2];
      return count === undefined
        ? []
        : [[name, items, many?.[2] ?? each![1]!, Number(count) * setsIn(size)] as const];
    }),
  )('%s: as many of that content as its size says', (_name, items, content, count) =>
    expect(sum(items.filter((item) => item.size === content))).toBe(count),
  );

  // 三件礼盒, 6 件套, 四件装×2 套, 双瓶礼盒; gifts, cards and bags have no content or are called so
  it.each(
    bySize.flatMap(({ name, size, items }) => {
      const written =
        /^([\d一二三四五六七八九十]+) ?件/.exec(size)?.[1] ?? (/^双瓶礼盒/.test(size) ? '二' : null);
      return written === null ? [] : [[name, items, numberOf(written), setsIn(size)] as const];
    }),
  )('%s: as many things as its size says', (_name, items, count, setCount) => {
    expect(items.filter((item) => item.size !== '' && !item.name.endsWith('（附赠）'))).toHaveLength(count);
    expect(items.filter((item) => item.count % setCount !== 0)).toEqual([]);
  });

  it.each(
    bySize.flatMap(({ name, size, items }) => {
      const written = /^([一二三四五六七八九十])支/.exec(size)?.[1];
      return written === undefined ? [] : [[name, items, numberOf(written)] as const];
    }),
  )('%s: as many brushes as its size says', (_name, items, count) =>
    expect(sum(items.filter((item) => item.name.includes('刷') || item.name.includes('莳绘')))).toBe(count),
  );

  // 加面霜 15ml、面膜 1 片
  it.each(
    bySize.flatMap(({ name, size, items }) =>
      [...size.matchAll(/[\d.]+(?:ml|g)| \d 片/g)].map(([content]) => [name, content.trim(), items] as const),
    ),
  )('%s: holds something of %s', (_name, content, items) =>
    expect(items.map((item) => item.size)).toContain(content),
  );

  it.each(
    sets.map(
      (row) => [row.name_cn, row.story.map(({ text }) => text).join('\n'), row.included_items] as const,
    ),
  )('%s: its story names the same contents', (_name, story, items) => {
    const named = [...story.matchAll(/(不超过 )?([\d.]+(?:ml|g))/g)].flatMap(([, limit, content]) =>
      limit ? [] : [content!],
    );
    expect(named.filter((content) => !items.some(({ size }) => size.startsWith(content)))).toEqual([]);
  });
});
