import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { freshMobile, lastMessage } from './members.ts';

interface FirstAddress {
  province: string;
  district: { label: string } | { index: number };
}
const XUHUI: FirstAddress = { province: '上海市', district: { label: '徐汇区' } };
/** The first district of the first city. */
export const IN_XINJIANG: FirstAddress = { province: '新疆维吾尔自治区', district: { index: 1 } };

/** Fills in a first address at the checkout. */
export async function fillAddress(page: Page, { province, district }: FirstAddress = XUHUI) {
  await page.getByRole('button', { name: /^(填写收货地址|使用新地址)$/ }).click();
  const dialog = page.getByRole('dialog', { name: '新增收货地址' });
  await dialog.getByLabel('收货人').fill('林知夏');
  await dialog.getByLabel('手机号').fill('13800000002');
  await dialog.getByLabel('省份').selectOption({ label: province });
  await dialog.getByLabel('城市').selectOption({ index: 1 });
  await dialog.getByLabel('区县').selectOption(district);
  await dialog.getByLabel('详细地址').fill('花间路 100 号 2 栋 301');
  await dialog.getByRole('button', { name: '保存地址' }).click();
  await expect(dialog).toBeHidden();
}

/** Pays with the sandbox Alipay, starting at the cashier page. */
export async function payInSandbox(page: Page) {
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '去付款' }).click();
  await page.getByRole('button', { name: '付款', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('支付成功', { timeout: 20_000 });
}

/** Orders one unit as a guest, up to the cashier; returns what is needed to look the order up. */
export async function orderAsGuest(page: Page, baseURL: string, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  await page.context().addCookies([{ name: 'guestCheckout', value: '1', url: baseURL }]);
  await page.goto('/shopcart');
  await page.getByRole('button', { name: '去结算' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
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
  return { mobile, orderId: orderIdIn(page) };
}

const orderIdIn = (page: Page): string => /payment\/(\d{18})/.exec(page.url())![1]!;

/** Orders one unit with 立即购买 as the current member, up to the cashier; returns the order id. */
export async function placeOrderNow(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('link', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  await fillAddress(page);
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
  return orderIdIn(page);
}

/** Orders and pays one unit as the current member; returns the order id. */
export async function buyNow(page: Page, path: string): Promise<string> {
  const orderId = await placeOrderNow(page, path);
  await payInSandbox(page);
  return orderId;
}

/** Makes the demo's courier deliver this order now, without moving the shop's clock. */
export async function deliverOrder(page: Page, orderId: string) {
  await page.goto(`/myOrderList/${orderId}`);
  await expect
    .poll(
      async () => {
        await page.request.post('/demo/courier', { data: { orderId } });
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单详情');
        return page.getByRole('region', { name: '订单状态' }).getByRole('heading').textContent();
      },
      { message: 'the parcel is signed for', intervals: [1_500], timeout: 60_000 },
    )
    .toBe('已签收');
}
