import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../../testing/index.ts';
import { NO_CONTENT, readCatalogue } from './read-catalogue.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

it('reloads only changed products and gives the same result as a full read', async () => {
  const { db } = shop.database;
  const known = await readCatalogue(db, NO_CONTENT);
  const [renamed, repriced, withNewImage, withdrawn, ...untouched] = [...known.products.keys()];

  await db.updateTable('product').set({ name_cn: '改名' }).where('id', '=', renamed!).execute();
  await db.updateTable('sku').set({ offer_price_fen: 1 }).where('product_id', '=', repriced!).execute();
  await db
    .insertInto('product_image')
    .values({ product_id: withNewImage!, position: 1, source: 'https://pictures.example/1.webp' })
    .execute();
  await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', withdrawn!).execute();

  const later = await readCatalogue(db, known);
  expect(later.products.get(renamed!)!.name_cn).toBe('改名');
  expect(later.products.get(repriced!)!.skus[0]!.offer_price_fen).toBe(1);
  expect(later.products.get(withNewImage!)!.images).toHaveLength(1);
  expect(later.products.has(withdrawn!)).toBe(false);
  for (const id of untouched) expect(later.products.get(id)).toBe(known.products.get(id));
  expect(comparable(later)).toEqual(comparable(await readCatalogue(db, NO_CONTENT)));
});

it('gives products a changed brand or category and leaves those of the previous catalogue as they were', async () => {
  const { db } = shop.database;
  const before = await readCatalogue(db, NO_CONTENT);
  const [first] = before.products.values();
  const { brand, category } = first!;
  await db.updateTable('brand').set({ slogan: '新口号' }).where('id', '=', brand.id).execute();
  const rebranded = await readCatalogue(db, before);
  const other = [...before.products.values()].find(({ brand_id }) => brand_id !== brand.id)!;
  expect(rebranded.products.get(first!.id)).toMatchObject({ brand: { slogan: '新口号' } });
  expect(rebranded.products.get(other.id)).toBe(other);
  expect(first!.brand).toBe(brand);

  await db.updateTable('category').set({ name: '新分类' }).where('id', '=', category.id).execute();
  const recategorised = await readCatalogue(db, rebranded);
  expect(recategorised.products.get(first!.id)!.category.name).toBe('新分类');
  expect(first!.category.name).toBe(category.name);
  expect(comparable(recategorised)).toEqual(comparable(await readCatalogue(db, NO_CONTENT)));
});

/** Without the function that every read creates anew. */
const comparable = ({ products, ...rest }: Awaited<ReturnType<typeof readCatalogue>>) => ({
  ...rest,
  products: [...products.values()].map(({ offers: _offers, ...product }) => product),
});
