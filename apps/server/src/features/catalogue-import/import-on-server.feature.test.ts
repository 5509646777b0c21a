import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../testing/index.ts';
import { importCatalogue } from './import-catalogue.ts';
import { csvOf, lipstick, manyLines, rowsOf, secondShade } from './testing/sample-file.ts';
import { deleteCatalogue, importLines, readCatalogueRows, seedCategories } from './testing/sample-shop.ts';
import { undoImport } from './write/undo-import.ts';

/** IMPORT_ROWS=10000 for the figure of the target: 60 s on an idle machine. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 2000);

onPostgres('on a server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedCategories(database.db);
  });
  afterAll(() => database.close());
  beforeEach(() => deleteCatalogue(database.db));

  it('two concurrent imports of the same file create its products once', async () => {
    const lines = [lipstick, secondShade];
    const both = await Promise.all([importLines(database.db, lines), importLines(database.db, lines)]);
    expect(both.filter(({ runId }) => runId !== null)).toHaveLength(1);
    expect((await readCatalogueRows(database.db))['sku']).toHaveLength(2);
  });

  it(`${ROWS} rows are imported and undone`, async () => {
    const before = await readCatalogueRows(database.db);
    const rows = rowsOf(csvOf(manyLines(ROWS)));
    const seconds = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      return ((performance.now() - start) / 1000).toFixed(1);
    };
    const coming = await seconds(() =>
      importCatalogue(database.db, rows, { fileName: 'bulk.csv', isApplied: true }),
    );
    expect((await readCatalogueRows(database.db))['sku']).toHaveLength(ROWS);
    const going = await seconds(() => undoImport(database.db));
    expect(await readCatalogueRows(database.db)).toEqual(before);
    // Printed and not asserted, because a busy machine is slower.
    console.log(`${ROWS} rows: imported in ${coming} s, taken back in ${going} s`);
  }, 300_000);
});
