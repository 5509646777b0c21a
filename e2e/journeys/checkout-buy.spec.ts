import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { productNamed } from '../goods.ts';
import { freshMobile, lastMessage, members, signIn } from '../members.ts';

async function fillAddress(page: Page) {
  await page.getByRole('button', { name: /^(填写收货地址|使用新地址)$/ }).click();
  const dialog = page.getByRole('dialog', { name: '新增收货地址' });
  await dialog.getByLabel('收货人').fill('林知夏');
  await dialog.getByLabel('手机号').fill('13800000002');
  await dialog.getByLabel('省份').selectOption({ label: '上海市' });
  await dialog.getByLabel('城市').selectOption({ index: 1 });
  await dialog.getByLabel('区县').selectOption({ label: '徐汇区' });
  await dialog.getByLabel('详细地址').fill('花间路 100 号 2 栋 301');
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await expect(dialog).toBeHidden();
}

async function payInSandbox(page: Page) {
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '去付款' }).click();
  await page.getByRole('button', { name: '付款', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('付款成功', { timeout: 20_000 });
}

test.describe('buying', () => {
  test('a guest pays with Alipay and is told that it worked', async ({ page, context, baseURL }) => {
    const { path } = await productNamed(page.request, '小赤木');
    await page.goto(path);
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
    await context.addCookies([{ name: 'guestCheckout', value: '1', url: baseURL! }]);
    await page.goto('/shopcart');
    await page.getByRole('button', { name: '去结算' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
    await expectNoSeriousA11yProblems(page);
    await fillAddress(page);
    await page.getByRole('radio', { name: '支付宝' }).check();

    const mobile = freshMobile();
    await page.getByLabel('手机号', { exact: true }).fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await page.getByRole('button', { name: '使用这个手机号' }).click();
    await page.getByRole('button', { name: '提交订单' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
    await expectNoSeriousA11yProblems(page);
    await payInSandbox(page);
  });

  test('a member buys at once, sees the order and cancels another', async ({ page, baseURL }) => {
    await signIn(page, baseURL!, members.gold);
    const { path } = await productNamed(page.request, '小赤木');
    for (const isPaid of [true, false]) {
      await page.goto(path);
      await page.getByRole('button', { name: '立即购买' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
      if (isPaid) await fillAddress(page);
      await page.getByRole('radio', { name: '支付宝' }).check();
      await page.getByRole('button', { name: '提交订单' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
      if (isPaid) await payInSandbox(page);
    }
    await page.goto('/myOrderList');
    await expectNoSeriousA11yProblems(page);
    const latest = page.getByRole('article').first();
    await expect(latest).toContainText('待付款');
    await latest.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('radio', { name: '现在不想要了' }).check();
    await page.getByRole('button', { name: '确认取消' }).click();
    await expect(latest).toContainText('已取消');
    await expect(page.getByRole('article').nth(1)).toContainText('待发货');
  });
});
