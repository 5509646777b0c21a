import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';

const SHADES = ['N', 'W', 'C'].flatMap((undertone) =>
  Array.from({ length: 12 }, (_, at) => ({
    name: `${undertone}${(at + 1) * 5} 色`,
    hex: `#${(0xf4e0d0 - at * 0x101010).toString(16)}`,
    family: '自然',
    note: '中性，自然肤色适用',
    undertone,
  })),
);

/** Opens the second product from the page of the first, with `count` shades in what the server answers. */
async function openWithShades(page: Page, first: string, second: string, count: number) {
  await page.route(`**/v1/product/detail/${second}**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: { skuId: string; skus: Record<string, unknown>[] } };
    const { results } = body;
    const [sku] = results.skus;
    results.skus = SHADES.slice(0, count).map((colour, at) => ({
      ...sku,
      skuId: at === 0 ? results.skuId : `${results.skuId}${at}`,
      colour: count > 24 ? colour : { ...colour, undertone: undefined },
    }));
    await route.fulfill({ response: answer, json: body });
  });
  // A click before the scripts have run would load a whole page, which no route of this test changes.
  await gotoHydrated(page, `/product/${first}.html`);
  await expect(page.locator('html:not([data-opening])')).toBeAttached();
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, `/product/${second}.html`);
  await expect(page.getByRole('radio')).toHaveCount(count);
}

for (const { width, height, shades, lowest } of [
  { width: 1440, height: 900, shades: 24, lowest: 780 },
  { width: 1200, height: 800, shades: 24, lowest: 700 },
  { width: 1440, height: 900, shades: 36, lowest: 816 },
  { width: 1200, height: 800, shades: 36, lowest: 730 },
])
  test(`the buttons are in the first screen at ${width} × ${height} with ${shades} shades`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const { productId: first } = await findProduct(request, '小赤木');
    const { productId: second } = await findProduct(request, '珠光养肤粉底液');
    await openWithShades(page, first, second, shades);
    await expect(page.getByRole('region', { name: '价格与优惠' })).toHaveAttribute('aria-busy', 'false');
    const button = await page.getByRole('button', { name: '加入购物车', exact: true }).boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(lowest);
    const image = (await page.getByRole('button', { name: /全屏看大图/ }).boundingBox())!;
    expect(image.y + image.height).toBeLessThanOrEqual(height);
    expect(image.width / image.height, 'never cropped at the sides').toBeGreaterThanOrEqual(0.799);
  });

test('shades by keyboard, lens, zoom, coupons, delivery and the bar that follows', async ({
  page,
  request,
}) => {
  const { path } = await findProduct(request, '小赤木');
  await gotoHydrated(page, path);

  const shades = page.getByRole('radiogroup', { name: '颜色' }).getByRole('radio');
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(shades.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shades.nth(1)).toBeChecked();

  await page.getByRole('button', { name: '选择城市' }).press('Enter');
  const places = page.getByRole('dialog', { name: '配送至' });
  await places.getByLabel('省份').selectOption({ label: '西藏自治区' });
  await places.getByLabel('城市').selectOption({ label: '拉萨市' });
  await expectNoSeriousA11yProblems(page);
  await places.getByRole('button', { name: '确定' }).press('Enter');
  await expect(places).toBeHidden();
  await expect(page.getByText(/日（周.）送达/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '拉萨' })).toBeVisible();

  await page.getByRole('button', { name: '领取', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '优惠券' });
  await expect(drawer).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: /全屏看大图/ }).click();
  const zoom = page.getByRole('dialog', { name: /大图$/ });
  await expect(zoom.getByText('184%')).toBeVisible();
  await zoom.getByRole('button', { name: '适合屏幕' }).click();
  await page.keyboard.press('+');
  await expect(zoom.getByText('125%')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(page.getByRole('button', { name: /全屏看大图/ })).toBeFocused();

  const follows = page.getByRole('navigation', { name: '页内导航' });
  await expect(follows).toHaveCount(0);
  await page.locator('#specifications').scrollIntoViewIfNeeded();
  await expect(follows).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(follows).toHaveCount(0);
});

test('the finder chooses a shade in stock', async ({ page, request }) => {
  const { path } = await findProduct(request, '珠光养肤粉底液');
  await gotoHydrated(page, path);
  await page.getByRole('button', { name: '找色号' }).click();
  const finder = page.getByRole('dialog', { name: '找色号' });
  await finder.getByRole('button', { name: '小麦' }).click();
  await finder.getByRole('button', { name: '偏绿，暖调' }).click();
  await expectNoSeriousA11yProblems(page);
  const name = (await finder.locator('[aria-live] b').textContent())!;
  await finder.getByRole('button', { name: '选这个色号' }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(finder).toBeHidden();
});
