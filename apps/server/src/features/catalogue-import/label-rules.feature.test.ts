import { type LabelFields, missingLabelFields } from '@huarong/core/catalogue';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { seedCategories } from './testing/sample-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCategories(database.db);
  const brand = { id: '1', key: 'b', name_en: 'B', name_cn: '', letter: 'B', origin: '' };
  await database.db.insertInto('brand').values(brand).execute();
});
afterAll(() => database.close());

const orNull = <Value>(value: Value) => fc.option(fc.constant(value), { nil: null, freq: 8 });
const label: fc.Arbitrary<LabelFields> = fc.record({
  kind: fc.constantFrom('cosmetic', 'special-cosmetic', 'tool', 'food'),
  filing_number: orNull('备'),
  standard_number: orNull('标'),
  producer: orNull('企'),
  producer_address: orNull('址'),
  production_licence: orNull('证'),
  shelf_life_months: orNull(36),
  warnings: orNull('警'),
  how_to_use: fc.constantFrom('', '用', '用', '用', '用', '用'),
  ingredients: fc.constantFrom([], ['水'], ['水'], ['水'], ['水']),
});

it('the database publishes exactly the products whose label the rules find complete', async () => {
  let next = 1;
  await fc.assert(
    fc.asyncProperty(label, async (fields) => {
      const id = String(next++);
      const row = {
        id,
        code: id,
        brand_id: '1',
        category_id: '600020301',
        name_cn: '名',
        status: 'published',
      };
      const isTaken = await insertRows(database.db, 'product', [
        { ...row, published_at: '2026-01-01', ...fields },
      ]).then(
        () => true,
        () => false,
      );
      expect(isTaken).toBe(missingLabelFields(fields).length === 0);
    }),
    { numRuns: 100 },
  );
}, 120_000);
