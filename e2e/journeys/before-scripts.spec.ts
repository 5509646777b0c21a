import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fromKnownDevice, members, PASSWORD } from '../members.ts';
import { PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

/** Holds the scripts of the page back, until the result is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
  };
}

test('a section link pressed before the scripts stays at its section, and so does the next one', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const guide = page.getByRole('navigation', { name: '楼层导航' });
  const headingOf = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('heading').first();

  await guide.getByRole('link', { name: '品牌' }).click();
  await expect(headingOf('品牌馆')).toBeInViewport();
  await release();
  await expect(headingOf('品牌馆')).toBeInViewport();

  await guide.getByRole('link', { name: '香气' }).click();
  await expect(headingOf('香气场景')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/#brands');
  await expect(headingOf('品牌馆')).toBeInViewport();
});

test('the login opened before the scripts returns to the page it was opened on', async ({
  page,
  context,
  baseURL,
}) => {
  await fromKnownDevice(context, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/brand/?letter=S', { waitUntil: 'commit' });
  await page.getByRole('link', { name: '你好，请登录' }).click();
  await expect(page).toHaveURL('/login');
  await release();
  await page.getByLabel('手机号或邮箱').fill(members.peony);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/brand/?letter=S');
});

test('a word typed into the brand search before the scripts filters the brands once they have come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/brand/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '搜索品牌' }).focus();
  await page.keyboard.type('m');
  await release();
  await expect(page.getByText('Enter 打开 MAISON OREVAL 欧梵')).toBeVisible();
});

test('a product put into the cart before the scripts is in it once they have come', async ({ page }) => {
  const release = await holdScripts(page);
  const { path } = await findProduct(page.request, '小赤木');
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: '加入购物车', exact: true });
  await button.click();
  // Who sees nothing happen presses again.
  await button.click();
  await release();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  await page.goto('/shopcart');
  await expect(page.getByText(/^共 1 件商品，已选 1 件$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('立即购买 pressed before the scripts asks for the sku once they have come', async ({ page }) => {
    const release = await holdScripts(page);
    const { path } = await findProduct(page.request, '小赤木');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: '立即购买' }).tap();
    await release();
    await expect(page.getByRole('dialog', { name: '选择规格与数量' })).toBeVisible();
  });

  test('the filters opened before the scripts are open once they have come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/category/60002/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: '筛选' }).tap();
    await release();
    await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible();
  });
});

test('the login sent before the scripts signs in once they have come', async ({ page, context, baseURL }) => {
  await fromKnownDevice(context, baseURL!);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('手机号或邮箱').fill(members.peony);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await release();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('你好，')).toBeVisible();
});
