import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';

async function putInCart(page: Page, ...keywords: string[]) {
  for (const keyword of keywords) {
    const { path } = await findProduct(page.request, keyword);
    await page.goto(path);
    await page.getByRole('button', { name: '加入购物车', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  }
  await page.goto('/shopcart');
}

test.describe('the cart', () => {
  test('of a new visitor is empty, and links to products', async ({ page }) => {
    await page.goto('/shopcart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('购物车还是空的');
    await expect(page.getByRole('link', { name: '去逛逛' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  test('recalculates when a quantity changes, and stores it', async ({ page }) => {
    await putInCart(page, '小赤木');
    await page.getByRole('button', { name: /^增加.*数量$/ }).click();
    await expect(page.getByText(/^共 2 件商品，已选 2 件$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^共 2 件商品，已选 2 件$/)).toBeVisible();
  });

  test('excludes unselected lines from the sum', async ({ page }) => {
    await putInCart(page, '小赤木', '面霜');
    await page.getByRole('checkbox', { name: '全选' }).uncheck();
    await expect(page.getByText(/^共 2 件商品，已选 0 件$/)).toBeVisible();
    await expect(page.getByRole('button', { name: '去结算' })).toBeDisabled();
  });

  test('restores a line that was deleted by mistake', async ({ page }) => {
    await putInCart(page, '小赤木');
    await page.getByRole('button', { name: /^删除 / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('购物车还是空的');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByRole('link', { name: '朱砂丝绒哑光唇膏' })).toBeVisible();
  });

  test('changes the shade of a line in place, by keyboard', async ({ page }) => {
    await putInCart(page, '小赤木');
    const sku = page.getByRole('button', { name: /^更换规格/ });
    const before = await sku.textContent();
    await sku.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '更换规格' });
    await dialog.locator('button[aria-pressed=false]:not(:disabled)').first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(sku).not.toHaveText(before!);
  });

  test('lets a member claim a coupon, and links to qualifying products', async ({ page, baseURL }) => {
    await signUp(page, baseURL!);
    await putInCart(page, '小赤木');
    await page.getByRole('button', { name: /^优惠券/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '优惠券' });
    const claimable = dialog.getByRole('region', { name: '可以领取' }).getByRole('listitem');
    const title = await claimable.first().locator('b').last().innerText();
    await expectNoSeriousA11yProblems(page);
    await claimable.first().getByRole('button', { name: '领取' }).press('Enter');
    await expect(dialog.getByRole('region', { name: '我的优惠券' })).toContainText(title);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '去凑单' }).first().click();
    await expect(page).toHaveURL(/sort=priceAsc/);
    await expect(page.getByRole('region', { name: '商品列表' }).getByRole('article').first()).toBeVisible();
  });
});
