import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

const entryOn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '商品分类' }).getByRole('link', { name, exact: true });
const menuOn = (page: Page, name: string) => page.getByRole('group', { name: `${name}的全部分类` });

async function open(page: Page, name: string) {
  await page.goto('/');
  // The countdown runs once the page is hydrated; earlier pointer events are not noticed.
  await expect(page.getByRole('timer').first()).toBeVisible();
  await entryOn(page, name).hover();
  await expect(menuOn(page, name).getByRole('link').first()).toBeVisible();
}

test.describe('the menu of a category', () => {
  test('opens under the pointer with three columns, guides, brands, A to Z and products with prices', async ({
    page,
  }) => {
    await open(page, '彩妆');
    const menu = menuOn(page, '彩妆');
    await expect(menu.locator('[data-column]')).toHaveCount(3);
    await expect(menu.getByRole('link', { name: '唇膏', exact: true })).toHaveAttribute(
      'href',
      /^\/category\/\d+\/$/,
    );
    await expect(menu.getByText('彩妆品牌')).toBeVisible();
    await expect(menu.getByRole('link', { name: /^S 字头/ })).toHaveAttribute('href', '/brand/#letter-S');
    await expect(menu.locator('a[href^="/product/"]')).toHaveCount(3);
    await expect(menu.getByRole('list', { name: '热卖商品' })).toContainText('¥');
    await expect(menu.getByRole('link', { name: /^一天不补妆/ })).toHaveAttribute(
      'href',
      '/function/long-wear/',
    );
    await expectNoSeriousA11yProblems(page);
  });

  test('wraps its sub-categories in lines of at most fourteen characters', async ({ page }) => {
    await open(page, '护肤');
    const widths = await menuOn(page, '护肤')
      .locator('[data-column] ul')
      .evaluateAll((lists) =>
        lists.map(
          (list) => list.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(list).fontSize),
        ),
      );
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.max(...widths)).toBeLessThanOrEqual(14);
  });

  test('does not open for a pointer that only passes, and closes soon after it leaves', async ({ page }) => {
    await page.goto('/');
    await entryOn(page, '彩妆').hover();
    await page.mouse.move(700, 20);
    await page.waitForTimeout(400);
    await expect(menuOn(page, '彩妆')).toBeHidden();
    await entryOn(page, '彩妆').hover();
    await expect(menuOn(page, '彩妆')).toBeVisible();
    await page.mouse.move(700, 20);
    await expect(menuOn(page, '彩妆')).toBeHidden();
  });

  test('stays open while the pointer moves diagonally over a neighbour into it', async ({ page }) => {
    await page.clock.install();
    await open(page, '彩妆');
    const from = (await entryOn(page, '彩妆').boundingBox())!;
    const neighbour = (await entryOn(page, '身体沐浴').boundingBox())!;
    const floor = from.y + from.height;
    // The pauses between the steps must not depend on the load of the machine.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(from.x + from.width - 4, floor - 20);
    await page.mouse.move(neighbour.x + 8, floor - 8);
    await page.clock.runFor(100);
    await page.mouse.move(neighbour.x + 40, floor + 40);
    await page.clock.runFor(1_000);
    await expect(menuOn(page, '彩妆')).toBeVisible();
    // A pointer that stops on the neighbour opens it.
    await entryOn(page, '身体沐浴').hover();
    await page.clock.runFor(1_000);
    await expect(menuOn(page, '身体沐浴')).toBeVisible();
  });

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await entryOn(page, '护肤').focus();
    await expect(menuOn(page, '护肤')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(entryOn(page, '彩妆')).toBeFocused();
    await expect(menuOn(page, '彩妆')).toBeVisible();
    await expect(entryOn(page, '彩妆')).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowDown');
    const links = menuOn(page, '彩妆').getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menuOn(page, '彩妆')).toBeHidden();
    await expect(entryOn(page, '彩妆')).toBeFocused();
    await page.waitForTimeout(300);
    await expect(menuOn(page, '彩妆')).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(menuOn(page, '彩妆')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entryOn(page, '身体沐浴')).toBeFocused();
    await expect(menuOn(page, '身体沐浴')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/category/60003/');
  });

  test('closes with Escape under a resting pointer', async ({ page }) => {
    await open(page, '护肤');
    await page.keyboard.press('Escape');
    await expect(menuOn(page, '护肤')).toBeHidden();
  });

  test('shows the tree of popular entries', async ({ page }) => {
    await open(page, '热门推荐');
    await expect(menuOn(page, '热门推荐').getByRole('link', { name: '护肤', exact: true })).toBeVisible();
  });

  test('closes when a link is followed', async ({ page }) => {
    await open(page, '彩妆');
    await menuOn(page, '彩妆').getByRole('link', { name: '唇膏', exact: true }).click();
    await expect(page).toHaveURL(/\/category\/\d+\/$/);
    await expect(menuOn(page, '彩妆')).toBeHidden();
  });
});

test.describe('a menu', () => {
  test.use({ expectedError: /ERR_FAILED.*subCategoryGroup/ });

  test('is requested once a visit and shows an error when it fails', async ({ page }) => {
    let asked = 0;
    await page.route('**/subCategoryGroup', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/');
    await entryOn(page, '彩妆').hover();
    await menuOn(page, '彩妆').getByRole('button', { name: '重试' }).click();
    await expect(menuOn(page, '彩妆').getByRole('link').first()).toBeVisible();
    await page.mouse.move(700, 20);
    await expect(menuOn(page, '彩妆')).toBeHidden();
    await entryOn(page, '彩妆').hover();
    await expect(menuOn(page, '彩妆').getByRole('link').first()).toBeVisible();
    expect(asked).toBe(2);
  });
});

test('the bar that stays in view opens the same menus', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 900));
  const bar = page.getByRole('navigation', { name: '吸顶分类' });
  await bar.getByRole('link', { name: '护肤', exact: true }).hover();
  const menu = bar.getByRole('group', { name: '护肤的全部分类' });
  await expect(menu.getByRole('link').first()).toBeVisible();
});
