import type { Page } from '@playwright/test';
import { fillAddress } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { freshMobile, fromKnownDevice, lastMessage } from '../members.ts';
import { addByTouch, PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

test.use(PHONE);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const codeFor = async (page: Page, mobile: string) =>
  (await lastMessage(page.request, { kind: 'sms', to: mobile })).code!;

test('a guest buys by touch, comes back from the cashier to the order, and looks it up', async ({
  page,
  context,
  baseURL,
}) => {
  await addByTouch(page, (await findProduct(page.request, '蓝罐')).path);
  await context.addCookies([{ name: 'guestCheckout', value: '1', url: baseURL! }]);

  await test.step('cart: amounts in a sheet, a line is swiped away and comes back', async () => {
    await gotoHydrated(page, '/shopcart');
    await expect(page.getByRole('checkbox', { name: /^选择/ })).toBeChecked();
    await expectNoSeriousA11yProblems(page);
    const sums = page.getByRole('dialog', { name: '金额明细' });
    await page.getByRole('button', { name: /明细/ }).tap();
    await expect(sums).toContainText('商品总额');
    await expect(page).toHaveURL(/#sum$/);
    await page.goBack();
    await expect(sums).toBeHidden();
    await expect(page).toHaveURL('/shopcart');

    const line = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^选择/ }) });
    const remove = line.getByRole('button', { name: /^删除/ });
    await expect(remove).not.toBeInViewport();
    await line.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(remove).toBeInViewport();
    await remove.tap();
    await expect(line).toHaveCount(0);
    await press(page, '撤销');
    await expect(line).toHaveCount(1);
    await page.getByRole('button', { name: '去结算' }).tap();
  });

  const mobile = freshMobile();
  await test.step('checkout: what is missing is named and led to', async () => {
    await expect(title(page)).toHaveText('确认订单');
    await expectNoSeriousA11yProblems(page);
    const said = page.getByRole('status');
    await press(page, '提交订单');
    await expect(said.filter({ hasText: '请先填写收货地址' })).toBeAttached();
    await fillAddress(page);
    await press(page, '提交订单');
    await expect(said.filter({ hasText: '请选择支付方式' })).toBeAttached();
    await page.getByRole('radio', { name: '支付宝' }).tap();
    await page.getByRole('button', { name: /^礼品包装/ }).tap();
    const packaging = page.getByRole('dialog', { name: '礼品包装' });
    await packaging.getByRole('radio', { name: /^月白礼盒/ }).tap();
    await packaging.getByRole('button', { name: '完成' }).tap();
    await expect(page.getByRole('button', { name: /^礼品包装.*月白礼盒/ })).toBeVisible();
    await press(page, '提交订单');
    await expect(said.filter({ hasText: '请先验证手机号' })).toBeAttached();
    await page.getByLabel('手机号', { exact: true }).fill(mobile);
    await press(page, '获取验证码');
    await page.getByLabel('短信验证码').fill(await codeFor(page, mobile));
    await press(page, '使用这个手机号');
    await expect(page.getByText(`订单通知将发送到 ${mobile}`)).toBeVisible();
    await press(page, '提交订单');
  });

  let orderId = '';
  await test.step('cashier: back leads to the order, not to the submitted checkout', async () => {
    await expect(title(page)).toHaveText('收银台');
    await expectNoSeriousA11yProblems(page);
    orderId = /payment\/(\d{18})/.exec(page.url())![1]!;
    await page.getByRole('link', { name: '返回', exact: true }).tap();
    await expect(page).toHaveURL(`/guest/order?orderId=${orderId}`);
    await page.goForward();
    await expect(title(page)).toHaveText('收银台');
    await page.getByRole('radio', { name: '支付宝' }).check();
    await page.getByRole('button', { name: '去付款' }).tap();
    await press(page, '付款');
    await expect(title(page)).toHaveText('支付成功', { timeout: 20_000 });
    await page.getByRole('link', { name: '查看订单' }).tap();
    await expect(page.getByRole('article', { name: `订单 ${orderId}` })).toContainText('待发货');
  });
});

test('a new member joins by SMS and pays with WeChat, with a coupon', async ({ page, context, baseURL }) => {
  const mobile = freshMobile();
  await fromKnownDevice(context, baseURL!);
  await test.step('login: SMS comes first, without a code to scan', async () => {
    await page.goto('/login?historyLocation=%2Fshopcart');
    await expect(page.getByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: '扫码登录' })).toBeHidden();
    await expect(page.getByRole('link', { name: '收不到验证码' })).toHaveAttribute('href', /help-account/);
    await expectNoSeriousA11yProblems(page);
    await page.getByLabel('手机号', { exact: true }).fill(mobile);
    await press(page, '获取验证码');
    await page.getByLabel('短信验证码').fill(await codeFor(page, mobile));
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await press(page, '登录或注册');
    await expect(title(page)).toHaveText('购物车还是空的');
  });

  await addByTouch(page, (await findProduct(page.request, '蓝罐')).path);
  await gotoHydrated(page, '/shopcart');
  await page.getByRole('button', { name: '去结算' }).tap();
  await expect(title(page)).toHaveText('确认订单');
  await fillAddress(page);
  await page.getByRole('button', { name: /^优惠券/ }).tap();
  const coupons = page.getByRole('dialog', { name: '优惠券' });
  await expect(coupons.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await page.goBack();
  await expect(coupons).toBeHidden();
  await expect(title(page)).toHaveText('确认订单');
  await page.getByRole('radio', { name: '微信支付' }).check();
  await press(page, '提交订单');
  await expect(title(page)).toHaveText('收银台');
  await expect(page.getByText('打开微信完成支付')).toBeVisible();
  await page.getByRole('button', { name: '去付款' }).tap();
  await press(page, '付款');
  await expect(title(page)).toHaveText('支付成功', { timeout: 20_000 });
});
