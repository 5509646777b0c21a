import { placeOrderNow } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';

const IN_WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50';

test.describe('inside WeChat', () => {
  test.use({ userAgent: IN_WECHAT });

  test('an order is paid in WeChat, without a code to scan', async ({ page, baseURL }) => {
    await signUp(page, baseURL!);
    const { path } = await findProduct(page.request, '小赤木');
    const named = page.waitForResponse(/\/v1\/order\/pay\/wechatPayer$/);
    await placeOrderNow(page, path);
    // WeChat names the person and leads back; the code it added is gone from the address.
    expect((await (await named).json()).status).toBe(0);
    await expect(page).toHaveURL(/\/payment\/\d+[^?]*$|\/payment\/\d+\?(?!.*code=)/);
    await expect(page.getByText('微信里打不开支付宝，请点右上角用浏览器打开')).toBeVisible();
    await page.getByRole('radio', { name: '微信支付' }).check();
    await expect(page.getByText('在微信里直接付款')).toBeVisible();
    const opened = page.waitForResponse(/\/payInfo\//);
    await page.getByRole('button', { name: '去付款' }).click();
    expect(new URL((await opened).url()).searchParams.get('way')).toBe('in-wechat');
    await page.getByRole('button', { name: '付款', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('支付成功');
  });
});
