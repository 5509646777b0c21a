import type { Locator } from '@playwright/test';
import { orderAsGuest, payInSandbox } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { freshMobile, lastMessage } from '../members.ts';
import { findProduct } from '../products.ts';

test.describe('a guest without an account', () => {
  // An order id with another mobile number is refused.
  test.use({ expectedError: / 404 / });

  test('looks up the order with number, mobile and code, tracks the parcel, and returns it', async ({
    page,
    baseURL,
  }) => {
    const { path } = await findProduct(page.request, '小赤木');
    const { orderId, mobile } = await orderAsGuest(page, baseURL!, path);
    await payInSandbox(page);

    // Another browser without any stored data.
    await page.context().clearCookies();
    await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
    await page.goto('/guest/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('查询游客订单');
    await expectNoSeriousA11yProblems(page);
    const number = page.getByLabel('订单号');
    await number.fill(orderId.slice(0, 16));
    await page.getByLabel('手机号').fill(mobile);
    await expect(page.getByText('订单号是 18 位数字，目前少 2 位')).toBeVisible();
    await number.fill(`${orderId.slice(0, 6)} ${orderId.slice(6)}`);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await page.getByLabel('短信验证码').press('Enter');

    const order = page.getByRole('article', { name: `订单 ${orderId}` });
    await expect(order).toBeFocused();
    await expect(order).toContainText('待发货');
    await expect(order.getByRole('button', { name: '查看物流' })).toBeHidden();
    await expectNoSeriousA11yProblems(page);

    /** Advances the courier until the order page shows it. */
    const courierBrings = (message: string, sign: Locator) =>
      expect
        .poll(
          async () => {
            await page.request.post('/demo/courier', { data: { orderId } });
            await page.reload();
            await expect(order).toBeVisible();
            return sign.isVisible();
          },
          { message, intervals: [1_500], timeout: 40_000 },
        )
        .toBe(true);
    await courierBrings('the parcel is on its way', order.getByRole('button', { name: '查看物流' }));
    const parcels = page.getByRole('dialog', { name: '物流信息' });
    await order.getByRole('button', { name: '查看物流' }).press('Enter');
    await expect(parcels.getByRole('article', { name: '包裹 1' })).toContainText('顺丰速运');
    await expectNoSeriousA11yProblems(page);
    await page.keyboard.press('Escape');
    await expect(order.getByRole('button', { name: '查看物流' })).toBeFocused();
    await expect(order.getByRole('button', { name: '确认收货' })).toBeVisible();

    await test.step('confirms the delivery, and requests the invoice without an account', async () => {
      await courierBrings('the parcel is signed for', order.getByRole('link', { name: '申请发票' }));
      await order.getByRole('link', { name: '申请发票' }).click();
      await page.getByLabel('姓名').fill('林知夏');
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByRole('table', { name: '发票' })).toContainText('林知夏');
      await expectNoSeriousA11yProblems(page);
    });

    await test.step('and returns an item', async () => {
      await page.getByRole('link', { name: '返回订单' }).click();
      await expect(order.getByRole('link', { name: '查看发票' })).toBeVisible();
      await order.getByRole('link', { name: '申请退货' }).click();
      await expect(page.getByRole('complementary', { name: '退款预览' })).toContainText('支付宝');
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page).toHaveURL(/\/guest\/returnDetails\/R\d{11}$/);
      await expect(page.getByRole('article')).toContainText('待审核');
      await expectNoSeriousA11yProblems(page);
      await page.getByRole('link', { name: '返回订单' }).click();
      await expect(order.getByRole('link', { name: '查看退货进度' })).toBeVisible();
    });
  });

  test('does not learn which of number and mobile is wrong', async ({ page }) => {
    await page.goto('/guest/order?orderId=200000000000000000');
    const mobile = freshMobile();
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByRole('alert')).toContainText('没有找到这笔订单');
  });
});
