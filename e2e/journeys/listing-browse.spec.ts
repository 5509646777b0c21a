import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: '筛选' });
const results = (page: Page) => page.getByRole('region', { name: '商品列表' });
const choice = (page: Page, label: string) =>
  filters(page).getByRole('link', { name: new RegExp(`^${label} ?\\d`) });
const total = async (page: Page) =>
  Number((await page.locator('h1').getByRole('status').innerText()).replace(/\D/g, ''));
const prices = async (page: Page) =>
  (await results(page).getByRole('article').allInnerTexts()).map((text) =>
    Number(/¥([\d,]+\.\d\d)/.exec(text)![1]!.replace(',', '')),
  );

test.describe('a shopper browses a category', () => {
  test('and a chosen brand stays chosen in another sub-category', async ({ page }) => {
    await gotoHydrated(page, '/category/6000203/');
    await choice(page, 'KESTRA 凯斯黛').click();
    await expect(page).toHaveURL(/\?f=brand/);
    const chosen = page.getByRole('navigation', { name: '已选条件' });
    await expect(chosen).toContainText('凯斯黛');
    await filters(page).getByRole('link', { name: /^唇膏/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('唇膏');
    await expect(page).toHaveURL(/\/category\/600020301\/\?f=brand/);
    await expect(chosen).toContainText('凯斯黛');
    for (const text of await results(page).getByRole('article').allInnerTexts())
      expect(text).toContain('KESTRA');
  });

  test('from the navigation down to lipsticks, and back up by breadcrumbs', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: '商品分类' })
      .getByRole('link', { name: '彩妆', exact: true })
      .click();
    await expect(page).toHaveURL('/category/60002/');
    await expect(page).toHaveTitle('彩妆｜花容 HUARONG');
    // The pointer still rests on the navigation, whose menu may have opened above the filters.
    await page.mouse.move(700, 20);
    await filters(page)
      .getByRole('link', { name: /^唇部彩妆/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('唇部彩妆');
    await filters(page).getByRole('link', { name: /^唇膏/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('唇膏');
    const crumbs = page.getByRole('navigation', { name: '面包屑' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['首页', '彩妆', '唇部彩妆', '唇膏']);
    await expectNoSeriousA11yProblems(page);
    await crumbs.getByRole('link', { name: '彩妆', exact: true }).click();
    await expect(page).toHaveURL('/category/60002/');
  });

  test('filters it, sorts it by price, turns a page and goes back step by step', async ({ page }) => {
    await page.goto('/category/60002/');
    const everything = await total(page);

    await choice(page, '显色').click();
    await expect(page).toHaveURL(/[?&]f=effect/);
    const chosen = page.getByRole('navigation', { name: '已选条件' });
    await expect(chosen).toContainText('显色');
    const vivid = await total(page);
    expect(vivid).toBeLessThan(everything);

    await choice(page, '持妆').click();
    await expect(chosen).toContainText('持妆');
    const either = await total(page);
    expect(either, 'any of two values of one facet').toBeGreaterThan(vivid);

    await choice(page, '¥100–300').click();
    await expect(chosen).toContainText('¥100–300');
    expect(await total(page), 'both facets at once').toBeLessThan(either);

    await page.getByRole('link', { name: '价格从低到高' }).click();
    await expect(page).toHaveURL(/sort=priceAsc/);
    await expect(page.getByRole('link', { name: '价格从高到低' })).toBeVisible();
    const [cheapest = 0] = await prices(page);
    await page.getByRole('link', { name: '价格从高到低' }).click();
    await expect(page.getByRole('link', { name: '价格从低到高' })).toBeVisible();
    const [dearest = 0] = await prices(page);
    expect(cheapest).toBeLessThan(dearest);

    await page.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/pageNo=2/);
    await expect(page.getByRole('link', { name: '前一页' })).toBeVisible();
    // The address changes before the list: each step ends when the list shows it.
    await page.goBack();
    await expect(page.getByRole('link', { name: '前一页' })).toHaveCount(0);
    await expect(page).toHaveURL(/sort=priceDesc$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: '价格从高到低' })).toBeVisible();
    await expect(page).toHaveURL(/sort=priceAsc$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: '综合' })).toHaveAttribute('aria-current', 'true');
    await expect(page).not.toHaveURL(/sort/);
    await expect(chosen).toContainText('¥100–300');

    await chosen.getByRole('link', { name: '移除：显色' }).click();
    await expect(chosen).not.toContainText('显色');
    await chosen.getByRole('link', { name: '清除全部' }).click();
    await expect(page).toHaveURL('/category/60002/');
    await expect(chosen).toHaveCount(0);
    expect(await total(page)).toBe(everything);
  });

  test('hides sold-out products', async ({ page }) => {
    await page.goto('/category/hot_rec/');
    await page.getByRole('link', { name: '仅看有货' }).click();
    await expect(page).toHaveURL(/stock=1/);
    await expect(results(page).getByText('暂时缺货')).toHaveCount(0);
  });

  test('shows only products with a gift', async ({ page }) => {
    await page.goto('/category/60002/');
    const everything = await total(page);
    await results(page).getByRole('link', { name: '有赠品' }).click();
    await expect(page.getByRole('navigation', { name: '已选条件' })).toContainText('赠品');
    await expect.poll(() => total(page)).toBeLessThan(everything);
    await expect(choice(page, '赠品')).toBeVisible();
  });

  test('by a price range, a finish and a brand', async ({ page }) => {
    await page.goto('/category/60002/');
    const everything = await total(page);
    await page.getByRole('textbox', { name: '最低价' }).fill('150');
    await page.getByRole('textbox', { name: '最高价' }).fill('120');
    await page.getByRole('textbox', { name: '最高价' }).press('Enter');
    const chosen = page.getByRole('navigation', { name: '已选条件' });
    await expect(chosen).toContainText('¥120–150');
    // One of a product's sizes is enough, so a card may show another one's price.
    expect((await prices(page)).some((price) => price >= 120 && price <= 150)).toBe(true);
    expect(await total(page)).toBeLessThan(everything);
    await chosen.getByRole('link', { name: '移除：¥120–150' }).click();
    await expect(chosen).toHaveCount(0);
    await page.getByRole('searchbox', { name: '在品牌中查找' }).fill('solene');
    await choice(page, 'SOLÈNE ARDEY 索兰娜').click();
    await expect(chosen).toContainText('SOLÈNE ARDEY 索兰娜');
    await choice(page, '哑光').click();
    await expect(chosen).toContainText('哑光');
    await expect(results(page).getByRole('article').first()).toContainText('SOLÈNE ARDEY');
  });

  test('jumps to a page by its number, and past the end is redirected back', async ({ page }) => {
    await page.goto('/category/60001/');
    const jump = page.getByRole('navigation', { name: '商品分页' });
    await jump.getByRole('textbox', { name: '页码' }).fill('3');
    await jump.getByRole('button', { name: '跳转' }).click();
    await expect(page).toHaveURL('/category/60001/?pageNo=3');
    await page.goto('/category/60001/?pageNo=9999');
    await page.getByRole('link', { name: '回到第 1 页' }).click();
    await expect(page).toHaveURL('/category/60001/');
  });

  test('sees when nothing matches all filters, and clears them', async ({ page }) => {
    await page.goto('/category/60002/?f=effect:no-such-effect');
    await expect(page.getByRole('heading', { name: '没有找到相关商品' })).toBeVisible();
    await results(page).getByRole('link', { name: '清除全部' }).last().click();
    await expect(results(page).getByRole('article').first()).toBeVisible();
  });

  test('of exclusive products', async ({ page }) => {
    await page.goto('/category/eb_exclusive/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('独家首发');
    await expect(results(page).getByText('独家', { exact: true }).first()).toBeVisible();
    await choice(page, '彩妆').click();
    await expect(page).toHaveURL(/category%3A60002/);
    await expect(results(page).getByRole('article').first()).toBeVisible();
  });

  test('with the keyboard alone', async ({ page }) => {
    await gotoHydrated(page, '/category/6000203/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let step = 0; step < 60 && !(await focused()).startsWith('SOLÈNE ARDEY'); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: '已选条件' })).toContainText('SOLÈNE ARDEY');
    expect(await focused(), 'the choice keeps the focus').toMatch(/^SOLÈNE ARDEY/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: '已选条件' })).toHaveCount(0);
  });

  for (const width of [1200, 1440, 1920]) {
    test(`on a window ${width} px wide, without having to scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/category/60002/');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('filters, order and pages work as links', async ({ page }) => {
    await page.goto('/category/60002/');
    await choice(page, '显色').click();
    await expect(page.getByRole('navigation', { name: '已选条件' })).toContainText('显色');
    await page.getByRole('link', { name: '销量' }).click();
    await expect(page).toHaveURL(/sort=sales/);
    await page.getByRole('link', { name: '第 2 页' }).click();
    await expect(results(page).getByRole('article').first()).toBeVisible();
  });
});

test.describe('a category that does not exist', () => {
  test.use({ expectedError: / 404 / });
  for (const [id, nearest] of [
    ['1', '护肤'],
    ['6000299', '唇部彩妆'],
    ['%3Cscript%3E', '护肤'],
    ['..%2f..%2fetc', '护肤'],
  ] as const) {
    test(`answers the helpful 404, with shelves that are: ${id}`, async ({ page }) => {
      const answer = await page.goto(`/category/${id}/`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('只剩下影子了');
      await expect(
        page
          .getByRole('navigation', { name: '也许你在找' })
          .getByRole('link', { name: nearest, exact: true }),
      ).toBeVisible();
    });
  }
});
