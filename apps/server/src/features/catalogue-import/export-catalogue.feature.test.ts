import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { readCsvRows } from './file/read-csv-rows.ts';
import { readJsonRows } from './file/read-json-rows.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type EdgeCaseCatalogue, edgeCaseCatalogue } from './testing/edge-case-catalogue.ts';
import { lipstick, secondShade } from './testing/sample-file.ts';
import { deleteCatalogue, importLines, readCatalogueRows, seedCategories } from './testing/sample-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
});
afterAll(() => database.close());

const READERS = { csv: readCsvRows, json: readJsonRows };
const importText = (text: string, kind: keyof typeof READERS) => {
  const read = READERS[kind](text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return importCatalogue(database.db, read.rows, { fileName: `products.${kind}`, isApplied: true });
};

/** Written directly into the tables, as other features do. */
async function fill(catalogue: EdgeCaseCatalogue) {
  const { db } = database;
  await deleteCatalogue(db);
  const brand = { id: '1', key: 'b', name_en: 'B', name_cn: '品牌', letter: 'B', origin: '' };
  await db.insertInto('brand').values(brand).execute();
  const numbered = catalogue.map((entry, index) => ({ ...entry, id: String(100 + index) }));
  await insertRows(
    db,
    'product',
    numbered.map(({ id, product: { images: _, ...row } }) => ({
      id,
      code: `code-${id}`,
      brand_id: '1',
      category_id: '600020301',
      ...row,
    })),
  );
  const skus = numbered.flatMap(({ id, skus }) =>
    // Positions with gaps, because only their order counts.
    skus.map((sku, index) => ({ ...sku, id: `${id}0${index}`, product_id: id, position: index * 2 + 1 })),
  );
  await insertRows(
    db,
    'sku',
    skus.map(({ stock: _stock, images: _images, ...row }) => ({ ...row, code: `Code-${row.id}` })),
  );
  const stocked = skus.filter(({ stock }) => stock !== null);
  await insertRows(
    db,
    'stock',
    stocked.map(({ id, stock }) => ({ sku_id: id, available: stock, held: 0, sold: 0 })),
  );
  const images = numbered.flatMap(({ id, product }) => [
    ...product.images.map((source) => ({ product_id: id, sku_id: null, source })),
    ...skus
      .filter(({ product_id }) => product_id === id)
      .flatMap((sku) => sku.images.map((source) => ({ product_id: id, sku_id: sku.id, source }))),
  ]);
  await insertRows(
    db,
    'product_image',
    images.map((row, index) => ({ ...row, position: index + 5 })),
  );
}

describe('a catalogue exported and imported again', () => {
  it.each(['csv', 'json'] as const)(
    'as %s changes nothing, whatever its texts contain',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(edgeCaseCatalogue, async (catalogue) => {
          await fill(catalogue);
          const before = await readCatalogueRows(database.db);
          const report = await importText(await exportCatalogue(database.db, kind), kind);
          expect(report.problems).toEqual([]);
          expect(report.outcomes.filter(({ change }) => change !== 'unchanged')).toEqual([]);
          expect(await readCatalogueRows(database.db)).toEqual(before);
        }),
        { numRuns: 20 },
      );
    },
    120_000,
  );

  it.each(['csv', 'json'] as const)('as %s fills an empty database with the same products', async (kind) => {
    await deleteCatalogue(database.db);
    await importLines(database.db, [lipstick, secondShade]);
    const text = await exportCatalogue(database.db, kind);
    await deleteCatalogue(database.db);
    expect((await importText(text, kind)).problems).toEqual([]);
    expect(await exportCatalogue(database.db, kind)).toBe(text);
  });
});

describe('the exported file', () => {
  it('opens in Excel as UTF-8 and contains no formulas', async () => {
    await deleteCatalogue(database.db);
    await importLines(database.db, [{ ...lipstick, line: '=HYPERLINK("https://evil.example")' }]);
    const text = await exportCatalogue(database.db, 'csv');
    expect(text.startsWith('\uFEFF品牌标识,品牌英文名,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});
