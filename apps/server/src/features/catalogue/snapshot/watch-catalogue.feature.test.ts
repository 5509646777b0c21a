import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../../testing/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

const bannerText = async () => (await shop.app.inject('/v1/mpcms/common/banner/home_hero')).body;

// The catalogue does not watch this table: whoever drops the cached answer must be another.
it('a changed text of a page is shown', async () => {
  expect(await bannerText()).not.toContain('改过的文字');
  await shop.database.db.updateTable('content_resource').set({ content: '改过的文字' }).execute();
  await vi.waitFor(async () => expect(await bannerText()).toContain('改过的文字'), { timeout: 10_000 });
});

it('a changed row of the catalogue is read', async () => {
  const { catalogue } = shop.sources;
  await shop.database.db.updateTable('brand').set({ slogan: '改过的标语' }).execute();
  await vi.waitFor(
    () => expect([...catalogue.current().brands.values()][0]).toMatchObject({ slogan: '改过的标语' }),
    { timeout: 10_000 },
  );
});
