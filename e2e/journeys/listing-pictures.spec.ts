import { DRAWN_PICTURES, expect, test } from '../fixtures.ts';

test('a shopper who browses a shelf sees the goods', async ({ page }) => {
  await page.unroute(DRAWN_PICTURES);
  await page.goto('/category/6000203/');
  const goods = page.getByRole('region', { name: '商品列表' });
  const picture = goods.getByRole('article').first().getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
});
