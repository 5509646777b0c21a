import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

const boxOn = (page: Page) => page.getByRole('combobox', { name: '搜索商品或品牌' });
const searchFor = (word: string) => `/search/?k=${encodeURIComponent(Buffer.from(word).toString('base64'))}`;

/** Sets a search history; the newest keyword comes first. */
const setSearchHistory = (page: Page, baseURL: string, words: string[]) =>
  page
    .context()
    .addCookies([
      { name: 'keywordsHistoryV2', value: encodeURIComponent(JSON.stringify(words)), url: baseURL },
    ]);

test.describe('in the search box', () => {
  test('a typed word is searched for by its base64 address and remembered', async ({ page, context }) => {
    await page.goto('/');
    await boxOn(page).fill('  口红%# ');
    await boxOn(page).press('Enter');
    await expect(page).toHaveURL(searchFor('口红'));
    const history = (await context.cookies()).find((cookie) => cookie.name === 'keywordsHistoryV2');
    expect(decodeURIComponent(history!.value)).toContain('口红');
    // We ask for three years; browsers cap a cookie's life at 400 days.
    expect(history!.expires - Date.now() / 1000).toBeGreaterThan(390 * 86_400);
  });

  test('an empty field searches for the current hint', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '搜索' }).first().click();
    await expect(page).toHaveURL(/\/search\/\?k=.+/);
  });

  test('the hints rotate every three seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(boxOn(page)).toHaveAttribute('placeholder', '哑光唇膏');
    await page.clock.runFor(3_000);
    await expect(boxOn(page)).toHaveAttribute('placeholder', '神经酰胺面霜');
    await page.clock.runFor(9_000);
    await expect(boxOn(page)).toHaveAttribute('placeholder', '哑光唇膏');
  });
});

test.describe('on a page without hints', () => {
  test.use({ expectedError: /404/ });

  test('an empty field asks for a keyword', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('button', { name: '搜索' }).click();
    await expect(page.getByRole('status')).toContainText('请输入您要搜索的关键词');
  });
});

test.describe('before typing, the search box', () => {
  test('offers the search history, newest first, to repeat or delete', async ({ page, baseURL }) => {
    await setSearchHistory(page, baseURL!, ['豆沙色口红', '小众香水', '米糠洁面']);
    await page.goto('/');
    await boxOn(page).click();
    const words = page.getByRole('option', { name: /豆沙色口红|小众香水|米糠洁面/ });
    await expect(words.first()).toHaveText('豆沙色口红');

    await page.getByRole('button', { name: '删除搜索记录：豆沙色口红' }).click();
    await expect(page.getByRole('option', { name: '豆沙色口红' })).toHaveCount(0);
    await expect(boxOn(page)).toBeFocused();

    await page.getByRole('option', { name: '米糠洁面' }).click();
    await expect(page).toHaveURL(searchFor('米糠洁面'));

    await page.goto('/');
    await boxOn(page).click();
    await page.getByRole('button', { name: '清空搜索历史' }).click();
    await expect(page.getByText('搜索历史', { exact: true })).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('keywordsHistoryV2');
  });

  test('shows what others search for and four products, more on demand', async ({ page }) => {
    await page.goto('/');
    await boxOn(page).click();
    await expect(page.getByRole('group', { name: '大家在搜' }).getByRole('option').first()).toBeVisible();
    const products = page.getByRole('group', { name: '为你推荐' }).getByRole('option');
    await expect(products).toHaveCount(4);
    await page.getByRole('button', { name: /^展开全部/ }).click();
    expect(await products.count()).toBeGreaterThan(4);
    await page.getByRole('button', { name: '收起' }).click();
    await expect(products).toHaveCount(4);
    await expectNoSeriousA11yProblems(page);
  });
});

test.describe('while typing, the search box', () => {
  test('suggests words, brands and products, with the match in bold', async ({ page }) => {
    await page.goto('/');
    await boxOn(page).pressSequentially('修护');
    const list = page.getByRole('listbox', { name: '搜索建议' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await expect(list.locator('mark').first()).toHaveText('修护');
    const counts = await Promise.all(
      ['搜索建议', '品牌', '商品'].map((name) =>
        list.getByRole('group', { name }).getByRole('option').count(),
      ),
    );
    expect(counts[0]).toBeLessThanOrEqual(3);
    expect(counts[1]).toBeLessThanOrEqual(3);
    expect(counts[2]).toBeGreaterThan(0);
    expect(counts[2]).toBeLessThanOrEqual(6);
    await expectNoSeriousA11yProblems(page);
  });

  test('is used with the arrow keys, Enter and Escape', async ({ page }) => {
    await page.goto('/');
    await boxOn(page).pressSequentially('修护');
    const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
    await expect(options.first()).toBeVisible();

    await boxOn(page).press('Escape');
    await expect(boxOn(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(options).toHaveCount(0);
    await boxOn(page).press('ArrowDown');
    await expect(boxOn(page)).toHaveAttribute('aria-expanded', 'true');

    await boxOn(page).press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await boxOn(page).press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await boxOn(page).press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(boxOn(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id'))!,
    );
    const word = await options.first().innerText();
    await boxOn(page).press('Enter');
    await expect(page).toHaveURL(searchFor(word));
  });

  test('leaves Enter to the input method during composition', async ({ page }) => {
    await page.goto('/');
    await boxOn(page).focus();
    const inputMethod = await page.context().newCDPSession(page);
    await inputMethod.send('Input.imeSetComposition', { text: 'kou', selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await inputMethod.send('Input.insertText', { text: '口红' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?k=.+/);
  });

  test('never lets an older answer overwrite a newer one', async ({ page }) => {
    await page.route('**/product/suggest?keyWord=%E7%B2%BE', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => {});
    });
    await page.goto('/');
    await boxOn(page).focus();
    const asked = page.waitForRequest('**/product/suggest?keyWord=%E7%B2%BE');
    await boxOn(page).fill('精');
    await asked;
    await boxOn(page).fill('唇膏');
    const matches = page.getByRole('listbox', { name: '搜索建议' }).locator('mark');
    await expect(matches.first()).toHaveText('唇膏');
    await page.waitForTimeout(2_000);
    expect(new Set(await matches.allInnerTexts())).toEqual(new Set(['唇膏']));
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    await boxOn(page).pressSequentially('唇');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.mouse.click(1_300, 600);
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});
