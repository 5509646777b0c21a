import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { fromKnownDevice, lastMessage, PASSWORD, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

/** Orders one unit as a guest with this mobile, by API calls. */
async function orderAsGuest(page: Page, mobile: string): Promise<string> {
  const post = async (path: string, queryBody: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(path, { headers, data: { queryBody } });
    return ((await answer.json()) as { results: Record<string, string> }).results;
  };
  const cart = '/v3/shopcart/guest/model';
  const { guestToken } = await post('/v1/usercenter/weblogin/guest', {});
  const guest = { guestToken: guestToken! };
  const { skuId } = await findProduct(page.request, '小赤木');
  await post('/v3/shopcart/shopcart/addToCart', { skuId, quantity: 1 }, guest);
  const address = {
    name: '林知夏',
    mobile,
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
  };
  const { addrId } = await post(
    `${cart}/recipientInfo/add`,
    { ...address, address: '花间路 100 号 2 栋 301', isDefault: true },
    guest,
  );
  const { quoteHash } = await post(`${cart}/getShopcartStepTwo`, {}, guest);
  const { rToken } = await post('/v1/usercenter/smsCode', { mobile, purpose: 'guest' }, guest);
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  const proof = { mobile, smsCode: code, rToken };
  const body = { quoteHash, addrId, paymentCode: 'ALIPAY', ...proof };
  const { orderId } = await post(`${cart}/commitOrderExtend`, body, guest);
  expect(orderId, 'a guest orders').toMatch(/^\d{18}$/);
  return orderId!;
}
/** A second code for the same mobile has to wait a minute. */
const advanceOneMinute = (page: Page) => page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });

test('a member is offered an earlier guest order, verifies the mobile, and finds it in the order list', async ({
  page,
  context,
  baseURL,
}) => {
  const mobile = await signUp(page, baseURL!);
  await context.clearCookies();
  await advanceOneMinute(page);
  const orderId = await orderAsGuest(page, mobile);
  await advanceOneMinute(page);

  await fromKnownDevice(context, baseURL!);
  await page.goto('/login?historyLocation=%2FmyOrderList');
  await page.getByLabel('手机号或邮箱').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/myOrderList');
  const offer = page.getByRole('status').filter({ hasText: '找到 1 笔游客订单' });
  await expect(offer).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await expect(page.getByText(orderId)).toBeHidden();
  await offer.getByRole('button', { name: '收入账户' }).press('Enter');

  const box = page.getByRole('dialog', { name: '验证手机号' });
  await box.getByRole('button', { name: '获取验证码' }).press('Enter');
  await expect(box.getByText(/验证码已发送到 139\*{4}/)).toBeVisible();
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await box.getByLabel('短信验证码').fill(code!);
  await box.getByLabel('短信验证码').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 笔订单已收入账户' })).toBeAttached();
  await expect(offer).toBeHidden();
  await expect(page.getByText(orderId)).toBeVisible();
});
