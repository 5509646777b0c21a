import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

const [OLD, TARGET] = ['600020304', '600020301'];

test('the owner merges a category, shoppers are led on, and the merge is undone', async ({
  page,
  request,
}) => {
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/categories/${OLD}`);
  await page.getByLabel('并到', { exact: true }).selectOption(TARGET);
  await page.getByRole('button', { name: '看会怎样' }).click();
  await expect(page.getByText(`旧地址 /category/${OLD}/ 自动转到 /category/${TARGET}/`)).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '合并', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '合并', exact: true }).click();
  await expect(said(page, /已把 .+ 并入/)).toBeVisible();
  const old = () => request.get(`/category/${OLD}/?sort=sales`, { maxRedirects: 0 });
  await expect.poll(async () => (await old()).status()).toBe(301);
  expect((await old()).headers()['location']).toBe(`/category/${TARGET}/?sort=sales`);

  await page.goto(`${ADMIN}/changes`);
  await page
    .getByRole('link', { name: /^合并分类/ })
    .first()
    .click();
  await page.getByRole('button', { name: '撤销整单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销整单' }).click();
  await expect(said(page, '已撤销')).toBeVisible();
  await expect.poll(async () => (await old()).status()).toBe(200);
});

test('the owner adds a brand, edits products in bulk for tomorrow and cancels the plan', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/brands/new`);
  const name = `QINGYU ${Date.now()}`;
  await page.getByLabel('外文名').fill(name);
  await expect(page.getByLabel('首字母')).toHaveValue('Q');
  await page.getByLabel('中文名').fill('青屿');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '青屿' })).toBeVisible();
  await page.getByRole('button', { name: '删除品牌' }).click();
  await expect(said(page, '已删除 青屿')).toBeVisible();

  await page.goto(`${ADMIN}/bulk`);
  const brands = await page.request.get(`${ADMIN}/admin/api/brands/10001`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const brand = (await brands.json()).results.nameCn as string;
  await page.getByRole('combobox', { name: '品牌', exact: true }).fill(brand);
  await expect(page.getByRole('option').first()).toContainText(brand);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '筛选' }).click();
  await page.waitForURL(/brandId=10001/);
  await page.getByLabel('标签：怎样改').selectOption('add');
  await page.getByLabel('标签：内容').fill('年末');
  await page.getByRole('button', { name: '看会怎样' }).click();
  await page.getByRole('button', { name: /^保存 \d+ 件的改动/ }).click();
  const title = `年末 ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill(title);
  const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString();
  await dialog.getByLabel('生效时间').fill(tomorrow.slice(0, 16));
  await dialog.getByRole('textbox', { name: '原因' }).fill('年末活动');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`${ADMIN}/plans?day=${tomorrow.slice(0, 10)}`);
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: `取消：${title}` }).click();
  await expect(said(page, '已取消')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
