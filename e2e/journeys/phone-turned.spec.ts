import type { Page } from '@playwright/test';
import { expect, gotoHydrated, test } from '../fixtures.ts';
import { addByTouch, findOverflow, PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

for (const viewport of SIDEWAYS)
  test.describe(`a phone held sideways, ${viewport.width} wide`, () => {
    test.use({ ...PHONE, viewport });

    test('shows every page without scrolling sideways, and a product can be bought', async ({ page }) => {
      for (const path of ['/', '/category/60002/', '/brand/', '/login']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect([path, await findOverflow(page)]).toEqual([path, []]);
      }
      await addByTouch(page, (await findProduct(page.request, '蓝罐')).path);
      expect(await findOverflow(page)).toEqual([]);
      await gotoHydrated(page, '/shopcart');
      expect(await findOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: '去结算' }).tap();
      await expect(page).toHaveURL(/\/login/);
    });

    test('opens its sheets as panels at the right, as high as the screen', async ({ page }) => {
      await gotoHydrated(page, (await findProduct(page.request, '小赤木')).path);
      const expectPanel = async (name: string) => {
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await expect(async () => {
          const { x, y, width, height } = (await dialog.boundingBox())!;
          expect([name, y, height, x + width]).toEqual([name, 0, viewport.height, viewport.width]);
          expect(width).toBeLessThan(viewport.width * 0.71);
        }).toPass();
        await page.goBack();
        await expect(dialog).toBeHidden();
      };
      await page.getByRole('button', { name: '领取' }).tap();
      await expectPanel('优惠');
      if (viewport.width >= 768) return;
      await page.getByRole('button', { name: /^颜色/ }).tap();
      await expectPanel('选择规格与数量');
      await gotoHydrated(page, '/category/60002/');
      await page.getByRole('link', { name: '筛选' }).tap();
      await expectPanel('筛选');
    });
  });

test.describe('a phone whose keyboard is open', () => {
  test.use(PHONE);

  test('hides its bars at the bottom until the keyboard is closed', async ({ page }) => {
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' });
    await expect(tabs).toBeVisible();
    await gotoHydrated(page, '/');
    await openKeyboard(page, 420);
    await expect(tabs).toBeHidden();
    await openKeyboard(page, 844);
    await expect(tabs).toBeVisible();
  });
});

/** A browser without a screen has no keyboard: what it would leave of the page is said in its place. */
const openKeyboard = (page: Page, height: number) =>
  page.evaluate((left) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => left });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
