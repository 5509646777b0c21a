import { expect, GENERATED_IMAGES, test } from '../fixtures.ts';

test('a shopper who browses a category sees the product images', async ({ page }) => {
  await page.unroute(GENERATED_IMAGES);
  await page.goto('/category/6000203/');
  const products = page.getByRole('region', { name: '商品列表' });
  const image = products.getByRole('article').first().getByRole('img').first();
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
});
