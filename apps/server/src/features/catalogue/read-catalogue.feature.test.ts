import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { readCatalogue } from './read-catalogue.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

it('reloads only changed products and gives the same result as a full read', async () => {
  const { db } = shop.database;
  const { products: known } = await readCatalogue(db, new Map());
  const [renamed, repriced, withNewImage, withdrawn, ...untouched] = [...known.keys()];

  await db.updateTable('product').set({ name_cn: '改名' }).where('id', '=', renamed!).execute();
  await db.updateTable('sku').set({ offer_price_fen: 1 }).where('product_id', '=', repriced!).execute();
  await db
    .insertInto('product_image')
    .values({ product_id: withNewImage!, position: 1, source: 'https://pictures.example/1.webp' })
    .execute();
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', withdrawn!).execute();

  const later = await readCatalogue(db, known);
  expect(later.products.get(renamed!)!.product.name_cn).toBe('改名');
  expect(later.products.get(repriced!)!.skus[0]!.offer_price_fen).toBe(1);
  expect(later.products.get(withNewImage!)!.images).toHaveLength(1);
  expect(later.products.has(withdrawn!)).toBe(false);
  for (const id of untouched) expect(later.products.get(id)).toBe(known.get(id));
  expect(later.rows).toEqual((await readCatalogue(db, new Map())).rows);
});
