import { type RawBuilder, sql } from 'kysely';

/** More words than these narrow a list no further. */
const MOST_WORDS = 8;
/** As the indexes of migration 0107 have them. */
const PRODUCT_NAMES = sql`(product.name_cn || ' ' || product.name_en || ' ' || product.code)`;
const SKU_NAMES = sql`(sku.code || ' ' || coalesce(sku.shade_number, '') || ' ' || coalesce(sku.shade_name, '')
  || ' ' || sku.size)`;

/**
 * How staff look products up: every word is a part of the names of the product or its brand, or the whole number, code or
 * barcode of the product or one of its skus. Each branch has an index of its own. Reads `product`.
 */
export const matchesProduct = (q: string): RawBuilder<unknown> =>
  everyWord(q, (word) => sql`product.id in (${productsWith(word)})`);

/** The same for skus; shades and sizes are names too. Reads `sku`. */
export const matchesSku = (q: string): RawBuilder<unknown> =>
  everyWord(
    q,
    (word) => sql`sku.id in (
      select id from sku where id = ${word}
      union all select id from sku where barcode = ${word}
      union all select id from sku where ${hasPart(SKU_NAMES, word)}
      union all select sku.id from sku where sku.product_id in (${productsByName(word)}))`,
  );

/** A category covers everything below it. Reads `product`. */
export const inCategories = (ids: readonly string[]): RawBuilder<unknown> => sql`product.category_id in (
  with recursive below as (
    select id from category where id = any(${[...ids]})
    union select c.id from category c join below on c.parent_id = below.id
  ) select id from below)`;

function everyWord(q: string, condition: (word: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? sql`true` : sql.join(words.map(condition), sql` and `);
}

const productsWith = (word: string) => sql`${productsByName(word)}
  union all select product_id from sku where upper(code collate "C") = upper(${word}::text collate "C")
  union all select product_id from sku where id = ${word}
  union all select product_id from sku where barcode = ${word}`;

const productsByName = (word: string) => sql`
  select id from product where id = ${word}
  union all select id from product where ${hasPart(PRODUCT_NAMES, word)}
  union all select product.id from product join brand on brand.id = product.brand_id
    where strpos(lower(brand.name_cn || ' ' || brand.name_en), lower(${word})) > 0`;

/** Pairs of letters are found by the index; whether they follow each other is seen in the name. */
const hasPart = (names: RawBuilder<unknown>, word: string) =>
  sql`name_parts(${names}) @> name_parts(${word}) and strpos(lower(${names}), lower(${word})) > 0`;
