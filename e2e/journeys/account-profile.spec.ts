import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, signIn, signUp } from '../members.ts';

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** A small image, 4 by 2, wider than the circle. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12M4oOAARwzIHAB5GgkBF8EHUwAAAABJRU5ErkJggg==',
  'base64',
);

test('a new member fills in the profile, and the header shows the new name', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/myAccount/profile.html');
  await page.getByLabel('昵称').fill('花容官方客服');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('内容里有不宜发布的词语')).toBeVisible();
  await page.getByLabel('昵称').fill('晚晴');
  await page.getByLabel('姓名').fill('顾晚晴');
  await page.getByLabel('女', { exact: true }).check();
  await page.getByLabel('出生年').selectOption('1996');
  await page.getByLabel('出生月').selectOption('11');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('还差“日”')).toBeVisible();
  await page.getByLabel('出生日').selectOption('23');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(said(page, '资料已保存')).toBeAttached();
  await expect(page.getByLabel('会员信息')).toContainText('晚晴');
  await expect(page.getByText('起可以再修改')).toBeVisible();
  await page.getByRole('button', { name: '混合偏干' }).click();
  await expect(page.getByRole('button', { name: '混合偏干' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByLabel('姓名')).toHaveValue('顾晚晴');
  await expectNoSeriousA11yProblems(page);
});

test('the member crops an avatar with the keyboard and saves it', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/myAccount/profile.html');
  await page
    .getByLabel('选择头像图片')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: IMAGE });
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  await dialog.getByLabel('头像裁剪').press('ArrowRight');
  await dialog.getByLabel('缩放').press('ArrowRight');
  await dialog.getByRole('button', { name: '保存头像' }).press('Enter');
  await expect(said(page, '头像已更换')).toBeAttached();
  await expect(page.getByLabel('会员信息').locator('img')).toHaveAttribute('src', /^\/pictures\/avatar\//);
});

test('purchases from stores and online are listed and appear on the vanity', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.peony);
  await page.goto('/myAccount/offlineOrderList');
  const receipt = page.getByRole('article').first();
  await expect(receipt).toContainText('徐汇店');
  await expect(receipt).toContainText('积分');
  await page.getByRole('link', { name: '静安店' }).click();
  await expect(receipt).toContainText('静安店');
  await page.getByRole('link', { name: '购买记录' }).click();
  await expect(page.getByRole('heading', { name: '购买记录' })).toBeVisible();
  await page.getByLabel('在买过的商品里搜索').fill('没有这样的商品');
  await page.getByLabel('在买过的商品里搜索').press('Enter');
  await expect(page.getByText('没有买过与“没有这样的商品”有关的商品')).toBeVisible();
  await page.getByRole('link', { name: '我的梳妆台' }).click();
  await expect(page.getByRole('heading', { name: '在用' })).toBeVisible();
  await page
    .getByRole('button', { name: /^记录开封/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '记录开封' });
  await expect(dialog.getByText('建议在')).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expectNoSeriousA11yProblems(page);
});
