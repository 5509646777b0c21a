import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findLayoutProblems, findOverflow, PHONE } from '../phone.ts';

test.use(PHONE);

const NO_PROBLEMS = { overflow: [], targets: [], text: [], fields: [], cards: [] };
const tabs = '[aria-label="主导航"]';

test('the bars of a phone lead to the main pages, and the categories open over them', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator(tabs);
  await expect(bar.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: '收藏夹' })).toBeHidden();
  expect(await findLayoutProblems(page)).toEqual(NO_PROBLEMS);

  await test.step('the categories', async () => {
    const menu = page.getByRole('navigation', { name: '商品分类' });
    await expect(menu).toBeHidden();
    await bar.getByRole('link', { name: '分类' }).tap();
    await expect(page.getByRole('group', { name: '热门推荐的全部分类' })).toBeVisible();
    await expect(page).toHaveURL(/\/#menu$/);
    await expect(bar.getByRole('link', { name: '分类' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: '彩妆', exact: true }).first().tap();
    const makeup = page.getByRole('group', { name: '彩妆的全部分类' });
    await expect(makeup.getByRole('link', { name: /^唇部彩妆/ })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a category leads to its products, and opens at it again', async () => {
    await page.goto('/category/60007/#menu');
    const scents = page.getByRole('group', { name: '香水香氛的全部分类' });
    await scents.getByRole('link', { name: /全部商品/ }).tap();
    await expect(scents).toBeHidden();
    await expect(page).toHaveURL(/\/category\/60007\/$/);
  });

  await test.step('the letters of the brand wall', async () => {
    await page.goto('/brand/');
    expect(await findOverflow(page)).toEqual([]);
    const letters = page.getByRole('navigation', { name: '字母索引' });
    await letters.getByRole('link', { name: 'M', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'M', exact: true })).toBeInViewport();
    await expectNoSeriousA11yProblems(page);
  });
});

test('the search covers the page, leads to results, and cancel or Back returns', async ({ page }) => {
  await page.goto('/brand/');
  const field = page.getByRole('combobox', { name: '搜索商品或品牌' });
  await expect(async () => {
    await field.tap();
    await expect(page.getByRole('button', { name: '取消' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/brand\/#search$/);
  await expect(page.getByText('大家在搜')).toBeVisible();
  expect(await findLayoutProblems(page)).toMatchObject({ overflow: [], targets: [], fields: [] });
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '取消' }).tap();
  await expect(page.getByText('大家在搜')).toBeHidden();
  await expect(page).toHaveURL(/\/brand\/$/);

  await field.tap();
  await field.fill('精华');
  await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden();

  await field.tap();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?k=/);
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden();
  await page.getByRole('link', { name: '搜索' }).tap();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: '取消' }).tap();
  await expect(page).toHaveURL(/\/search\/?\?k=[^#]+$/);
});

test('a phone and a desktop get the same bytes', async ({ request }) => {
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  ];
  const [phone, desktop] = await Promise.all(
    agents.map(async (agent) => {
      const reply = await request.get('/', { headers: { 'user-agent': agent } });
      return { etag: reply.headers()['etag'], vary: reply.headers()['vary'], body: await reply.text() };
    }),
  );
  expect(phone?.etag).toMatch(/^(W\/)?".+"$/);
  expect(phone).toEqual(desktop);
  expect(phone?.vary ?? '').not.toMatch(/user-agent/i);
});
