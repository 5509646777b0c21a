import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

async function openBrand(page: Page, name: string) {
  await page.goto('/brand/');
  const wall = page.locator('main section[id^=letter-]');
  await wall.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}
const idIn = (address: string) => /-(\d+)\//.exec(address)![1]!;
const products = (page: Page) => page.locator('#goods article');

test.describe('a shopper opens a brand', () => {
  test('and sees its introduction', async ({ page }) => {
    await openBrand(page, 'SOLÈNE ARDEY');
    await expect(page).toHaveTitle('SOLÈNE ARDEY 索兰娜｜花容 HUARONG');
    await expect(page.getByText('1968 年，始于法国里昂')).toBeVisible();
    await expect(page.getByText(/^\d+ 人关注$/)).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  test('and reads its story and returns to its products', async ({ page }) => {
    await openBrand(page, 'SOLÈNE ARDEY');
    await page.getByRole('link', { name: '读品牌故事' }).click();
    await expect(page).toHaveURL(/\/brand\/story\/\d+\.html$/);
    // The brand page, which stands until the story is drawn, has the first sentence twice.
    await expect(page.getByRole('region', { name: '第三章' })).toContainText('「朱砂」');
    await expect(page.getByText('索兰娜·阿尔代原是里昂丝绸厂的配色师。')).toBeVisible();
    await expectNoSeriousA11yProblems(page);

    await page.getByRole('link', { name: /^全部 \d+ 件/ }).click();
    await expect(page).toHaveURL(/\/brand\/SOL%C3%88NEARDEY-\d+\/$/);
    await expect(products(page).first()).toContainText('SOLÈNE ARDEY');
  });

  test('and filters its products by category with a correct count, and reverses the price order', async ({
    page,
  }) => {
    await openBrand(page, 'SOLÈNE ARDEY');
    const category = page.getByRole('navigation', { name: '品类' }).getByRole('link', { name: /^唇部彩妆/ });
    const count = Number((await category.innerText()).replace(/\D/g, ''));
    await category.click();
    await expect(page).toHaveURL(/\?category=\d+$/);
    await expect(products(page)).toHaveCount(count);

    const byPrice = page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /^价格/ });
    await byPrice.click();
    await expect(page).toHaveURL(/sort=priceAsc/);
    await expect(byPrice).toHaveAttribute('aria-current', 'true');
    const cheapestFirst = await products(page).allInnerTexts();
    await byPrice.click();
    await expect(page).toHaveURL(/sort=priceDesc/);
    await expect.poll(() => products(page).allInnerTexts()).not.toEqual(cheapestFirst);

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/ARDEY-\d+\/$/);
    await expect(products(page).nth(count)).toBeVisible();
  });

  test('and sees only what is in stock; the address keeps it, with the order and the page', async ({
    page,
  }) => {
    await openBrand(page, 'SOLÈNE ARDEY');
    const filters = page.locator('#goods').getByRole('navigation', { name: '筛选' });
    const inStock = filters.getByRole('link', { name: '仅看有货' });
    await inStock.click();
    await expect(page).toHaveURL(/\?stock=1$/);
    await expect(inStock).toHaveAttribute('aria-current', 'true');
    await expect(products(page).first()).toBeVisible();
    await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '销量' }).click();
    await expect(page).toHaveURL(/\?sort=sales&stock=1$/);
    await page.reload();
    await expect(inStock).toHaveAttribute('aria-current', 'true');
    await expectNoSeriousA11yProblems(page);
    await inStock.press('Enter');
    await expect(page).toHaveURL(/\?sort=sales$/);
  });

  test('and goes on to a product', async ({ page }) => {
    await openBrand(page, 'SOLÈNE ARDEY');
    await expect(products(page).first().getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/product\/\d+\.html$/,
    );
  });
});

test.describe('an address of a brand', () => {
  test('with a wrong name redirects permanently and keeps the query', async ({ page, request }) => {
    await openBrand(page, 'QUILL & CERES');
    const right = new URL(page.url()).pathname;
    const id = idIn(right);
    for (const wrong of [`/brand/OLDNAME-${id}/`, `/brand/${id}/`, right.slice(0, -1)]) {
      const answer = await request.get(`${wrong}?sort=new`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], wrong).toEqual([301, `${right}?sort=new`]);
    }
    await page.goto(`/brand/OLDNAME-${id}/?sort=new`);
    await expect(page).toHaveURL(`${right}?sort=new`);
  });

  test('beyond the last page shows the last page', async ({ page }) => {
    await openBrand(page, 'YUNEHA');
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?page=99`);
    await expect(page).toHaveURL(pathname);
    await expect(products(page).first()).toBeVisible();
  });

  for (const [path, offered] of [
    ['/brand/SOLENEARDY-999999/', '索兰娜'],
    ['/brand/NOBODY/', '也许你在找'],
    ['/brand/story/999999.html', '逛逛品牌馆'],
    ['/brand/story/x.html', '逛逛品牌馆'],
  ] as const) {
    test(`that nobody has, ${path}, is a helpful 404`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(offered);
    });
  }
});
