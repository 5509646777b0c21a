import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { seedCatalogue } from '../demo/index.ts';
import { matchesProduct, matchesSku } from './match-words.ts';

interface Named {
  id: string;
  names: string;
  /** Numbers, codes and barcodes that are found as a whole. */
  wholes: string[];
}

let database: TestDatabase;
let products: Named[];
let skus: Named[];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.db);
  const { rows } = await sql<{ knows: boolean }>`select lower('È') = 'è' as knows`.execute(database.db);
  lower = (text) =>
    rows[0]?.knows ? text.toLowerCase() : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  products = await readNamed(sql<Named>`
    select product.id, lower(concat_ws('|', product.name_cn || ' ' || product.name_en || ' ' || product.code,
        brand.name_cn || ' ' || brand.name_en)) as names,
      array[product.id] || array_agg(sku.id) || array_agg(lower(sku.code)) || array_agg(coalesce(sku.barcode, '-')) as wholes
    from product join brand on brand.id = product.brand_id join sku on sku.product_id = product.id
    group by product.id, brand.id`);
  skus = await readNamed(sql<Named>`
    select sku.id, lower(concat_ws('|', product.name_cn || ' ' || product.name_en || ' ' || product.code,
        brand.name_cn || ' ' || brand.name_en,
        concat_ws(' ', sku.code, coalesce(sku.shade_number, ''), coalesce(sku.shade_name, ''), sku.size))) as names,
      array[sku.id, product.id, coalesce(sku.barcode, '-')] as wholes
    from sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id`);
}, 120_000);
afterAll(() => database.close());

const readNamed = async (statement: ReturnType<typeof sql<Named>>) =>
  (await statement.execute(database.db)).rows;

async function findProducts(q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where ${matchesProduct(q)} order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}
async function findSkus(q: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sku where ${matchesSku(q)} order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** As the database does: without a locale it leaves È as it is. */
let lower: (text: string) => string;

const expected = (all: readonly Named[], words: readonly string[]) =>
  all
    .filter(({ names, wholes }) =>
      words.every((word) => names.includes(lower(word)) || wholes.includes(lower(word))),
    )
    .map(({ id }) => id)
    .sort();

/** A part of some name, cut anywhere, without spaces. */
const word = fc
  .record({ from: fc.nat(), at: fc.nat(200), length: fc.integer({ min: 1, max: 6 }), isUpper: fc.boolean() })
  .map(({ from, at, length, isUpper }) => {
    const { names } = skus[from % skus.length]!;
    const part = names.slice(at % names.length, (at % names.length) + length).replace(/[\s|]/g, '');
    return isUpper ? part.toUpperCase() : part;
  })
  .filter((part) => part !== '');

it('finds what has every word in its names, of any length and in any case', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
      expect(await findProducts(words.join(' '))).toEqual(expected(products, words));
      expect(await findSkus(words.join('  '))).toEqual(expected(skus, words));
    }),
    { numRuns: 60 },
  );
});

it('finds numbers, codes and barcodes as a whole', async () => {
  const { rows } = await sql<{ id: string; product_id: string; code: string }>`
    select id, product_id, code from sku order by id limit 1`.execute(database.db);
  const { id, product_id: productId, code } = rows[0]!;
  expect(await findProducts(productId)).toEqual([productId]);
  expect(await findProducts(id)).toEqual([productId]);
  expect(await findProducts(code.toLowerCase())).toEqual([productId]);
  expect(await findSkus(id)).toEqual([id]);
  expect(await findSkus(code.toLowerCase())).toEqual([id]);
});

it.each(['%', '_', '\\', '没有的名字', "'"])('takes %s as it is', async (q) => {
  expect(await findProducts(q)).toEqual(expected(products, [q]));
  expect(await findSkus(q)).toEqual(expected(skus, [q]));
});

it('finds everything without words', async () => {
  expect(await findProducts('  ')).toHaveLength(products.length);
});
