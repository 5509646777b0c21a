import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

const k = (word: string) => encodeURIComponent(Buffer.from(word).toString('base64'));
const cards = (page: Page) => page.getByRole('region', { name: '商品列表' }).getByRole('article');

test.describe('a shopper searches', () => {
  test('by a keyword, and filters the results', async ({ page }) => {
    await page.goto('/');
    const box = page
      .getByRole('combobox')
      .or(page.getByRole('textbox', { name: '搜索商品或品牌' }))
      .first();
    await box.fill('唇膏');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('唇膏');
    await expect(page).toHaveTitle('「唇膏」搜索结果｜花容 HUARONG');
    await expect(cards(page).first()).toBeVisible();
    await page
      .getByRole('complementary', { name: '筛选' })
      .getByRole('link', { name: /^¥100–300/ })
      .click();
    await expect(page).toHaveURL(/&f=price/);
    // The address changes before the list does.
    await expect(page.getByRole('navigation', { name: '已选条件' })).toContainText('¥100–300');
    await expectNoSeriousA11yProblems(page);
    await page.goBack();
    await expect(page).toHaveURL(`/search/?k=${k('唇膏')}`);
  });

  test('by nickname, and sees the product and a link to its brand', async ({ page }) => {
    await page.goto(`/search/?k=${k('小赤木')}`);
    await expect(page.getByText(/按昵称「小赤木」找到.*朱砂丝绒哑光唇膏/)).toBeVisible();
    await expect(cards(page).first()).toContainText('朱砂丝绒哑光唇膏');
  });

  test('by brand, and finds the brand on top', async ({ page }) => {
    await page.goto(`/search/?k=${k('索兰娜')}`);
    const brand = page.getByRole('link', { name: /SOLÈNE ARDEY.*进入品牌馆/ });
    await expect(brand).toHaveAttribute('href', /^\/brand\/.*-\d+\/$/);
  });

  test('by pinyin, and sees the interpreted keyword', async ({ page }) => {
    await page.goto(`/search/?k=${k('chunyou')}`);
    await expect(page.getByText(/按拼音「chunyou」找到「唇油」/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('with too many words, and sees which one was dropped', async ({ page }) => {
    await page.goto(`/search/?k=${k('口红 zzzzqqqq')}`);
    await expect(page.getByText(/没有商品同时包含「zzzzqqqq」/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('from a hot word', async ({ page }) => {
    await page.goto(`/hot/?k=${k('面霜')}`);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: '销量' }).click();
    await expect(page).toHaveURL(`/hot/?k=${k('面霜')}&sort=sales`);
  });

  test('for an unknown product, and gets suggestions', async ({ page }) => {
    await page.goto(`/search/?k=${k('xyzzyqqq')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到xyzzyqqq');
    await expect(page.getByText('相近的品牌')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('region', { name: '大家在搜' }).getByRole('link', { name: '屏障面霜' }).click();
    await expect(page).toHaveURL(/^.*\/hot\/\?k=/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('a shopper writes what the product should be', () => {
  const chosen = (page: Page) => page.getByRole('navigation', { name: '已选条件' });

  test('and removes a price that was read from the keyword, by keyboard, and goes back', async ({ page }) => {
    await page.goto(`/search/?k=${k('送妈妈 500元以内面霜')}`);
    await expect(chosen(page)).toContainText('送给：妈妈');
    const price = chosen(page).getByRole('link', { name: '移除：价格 ≤ ¥500' });
    await price.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search/?k=${k('送妈妈 面霜')}`);
    await expect(chosen(page)).not.toContainText('价格');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('送妈妈 面霜');
    await page.goBack();
    await expect(chosen(page)).toContainText('价格 ≤ ¥500');
    await expectNoSeriousA11yProblems(page);
  });

  test('and a chosen price band replaces the written price', async ({ page }) => {
    await page.goto(`/search/?k=${k('200以下口红')}`);
    await expect(chosen(page)).toContainText('价格 ≤ ¥200');
    await page
      .getByRole('complementary', { name: '筛选' })
      .getByRole('link', { name: /^¥300–600/ })
      .click();
    await expect(chosen(page)).toContainText('¥300–600');
    await expect(chosen(page)).not.toContainText('价格 ≤ ¥200');
    await expect(cards(page).first()).toBeVisible();
  });

  test('and reads that a brand is not sold here, with similar products', async ({ page }) => {
    await page.goto(`/search/?k=${k('SK2')}`);
    await expect(page.getByText('本店暂未售 SK-II，为你找到相近的精华水。')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('without JavaScript too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`/search/?k=${k('500元以内面霜')}`);
    await chosen(page).getByRole('link', { name: '移除：价格 ≤ ¥500' }).click();
    await expect(page).toHaveURL(`/search/?k=${k('面霜')}`);
    await context.close();
  });
});

test.describe('a hand-written search address', () => {
  const noResults = [
    '',
    '?k=',
    '?k=%%%',
    '?k=!!!',
    '?k=5Y8%3D',
    '?k=/////w==',
    `?k=${'QUFB'.repeat(500)}`,
    '?k[]=a',
  ];
  for (const query of noResults) {
    test(`without a readable word asks for one: ${query.slice(0, 24)}`, async ({ page }) => {
      const answer = await page.goto(`/search/${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('想找什么？');
      await expect(page.getByRole('region', { name: '大家在搜' }).getByRole('link').first()).toBeVisible();
    });
  }

  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' or 1=1 --",
    '((((((((((',
    '\u202e红口\u0000',
    '💄'.repeat(20),
    '口'.repeat(60),
    '../../etc/passwd',
    '{{7*7}}',
  ];
  for (const word of hostile) {
    test(`with a hostile word is a page like any other: ${JSON.stringify(word).slice(0, 30)}`, async ({
      page,
    }) => {
      page.on('dialog', () => expect(false, 'a script of the address ran').toBe(true));
      const answer = await page.goto(`/search/?k=${k(word)}&sort=<b>&f=::;%00&pageNo=-5`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    });
  }
});
