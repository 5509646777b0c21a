import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer makes a section by rule with one pinned product, sees it on the home page, and takes it back', async ({
  page,
}) => {
  const title = `唇妆 ${Date.now() % 1_000_000}`;
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home`);
  await page.getByRole('button', { name: '新楼层' }).click();
  const editor = page.getByRole('region', { name: '新楼层' });
  await editor.getByLabel('标题').fill(title);
  await editor.getByLabel('分类').selectOption({ label: '彩妆 / 唇部彩妆' });
  await editor.getByLabel('置顶').fill('面霜');
  await editor.getByLabel('置顶').press('Enter');
  const found = editor.getByRole('list', { name: '找到的商品' }).getByRole('button').first();
  const pinned = (await found.locator('.ell').innerText()).trim();
  await found.click();
  const shown = editor.getByRole('region', { name: '现在会显示' }).getByRole('listitem');
  await expect(shown.first()).toContainText(pinned);
  await expect(shown).toHaveCount(10);
  await expectNoSeriousA11yProblems(page);
  await editor.getByRole('button', { name: '发布', exact: true }).click();
  await expect(said(page, '已保存')).toBeVisible();
  const set = await page
    .getByRole('list', { name: '改动记录' })
    .getByRole('link', { name: `首页楼层 ${title}` })
    .getAttribute('href');

  const home = page.getByRole('region', { name: title });
  await expect(async () => {
    await page.goto('/');
    await expect(home).toContainText(pinned, { timeout: 2_000 });
  }).toPass();

  await page.goto(`${ADMIN}${set}`);
  await page.getByRole('button', { name: /撤销/ }).first().click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox');
  if ((await reason.count()) > 0) await reason.first().fill('只是试一试');
  await dialog.getByRole('button', { name: /撤销/ }).click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/');
    await expect(home).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a marketer makes a campaign with three blocks, publishes it, and opens it in the shop', async ({
  page,
}) => {
  const number = Date.now() % 1_000_000;
  const [title, slug] = [`夏日 ${number}`, `summer-${number}`];
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/campaigns`);
  await page.getByRole('button', { name: '新专题' }).click();
  const dialog = page.getByRole('dialog', { name: '新专题' });
  await dialog.getByLabel('标题').fill(title);
  await dialog.getByLabel('地址').fill(slug);
  await dialog.getByRole('button', { name: '建立草稿' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const add = async (label: string) => {
    await page.getByLabel('加一块').selectOption({ label });
    await page.getByRole('button', { name: '加上' }).click();
    return page.getByRole('region', { name: label });
  };
  const text = await add('文字');
  await text.getByLabel('标题').fill('清爽一夏');
  await text.getByLabel('段落，一行一段').fill('轻一点，再轻一点');
  const products = await add('商品');
  await products.getByLabel('标题，一行一句').fill('先从面霜开始');
  const coupons = await add('领券');
  await coupons.getByLabel('标题').fill('先领券');
  await page.getByRole('button', { name: '上移第 3 块 领券' }).click();
  await page.getByRole('button', { name: /^领券/ }).press('Alt+ArrowUp');
  await expectNoSeriousA11yProblems(page);
  await page.getByLabel('上线').check();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(said(page, '已保存')).toBeVisible();
  await expect(page.getByRole('link', { name: '看页面' })).toBeVisible();

  await expect(async () => {
    await page.goto(`/campaign/${slug}.html`);
    await expect(page.getByRole('heading', { name: '清爽一夏' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const name of ['先领券', '先从面霜开始'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const headings = await page.getByRole('heading').allInnerTexts();
  const order = ['先领券', '清爽一夏', '先从面霜开始'].map((name) => headings.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
