import type { Page } from '@playwright/test';
import { expect, gotoHydrated, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

test.use({ ...PHONE, serviceWorkers: 'allow', expectedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const savedPaths = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('huarong-pages');
    return (await pages.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

test('without a network a phone opens the products seen today, and says so on every other page', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  const { path, productName } = await findProduct(page.request, '小赤木');
  await gotoHydrated(page, path);
  await expect.poll(() => savedPaths(page)).toEqual(['/offline', path].sort());
  // Personal pages are never saved.
  await gotoHydrated(page, '/myOrderList');
  await gotoHydrated(page, '/shopcart');
  const { path: next } = await findProduct(page.request, '蓝罐');
  await gotoHydrated(page, next);
  await expect.poll(() => savedPaths(page)).toEqual(['/offline', path, next].sort());

  await context.setOffline(true);
  await page.goto('/brand/').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('网络断开了');
  await expect(page.getByText('购物车里的商品都在')).toBeVisible();
  await page.getByRole('link', { name: new RegExp(productName.slice(0, 6)) }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(productName.slice(0, 6));

  await page.goto('/rank').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('网络断开了');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/rank/);
});

test('the shop can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    // A PNG names its width and height at the bytes 16 and 20.
    const image = await (await request.get(src)).body();
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
});
