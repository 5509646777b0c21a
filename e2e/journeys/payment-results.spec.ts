import { fillAddress, placeOrderNow } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems } from '../fixtures.ts';
import { test } from '../gift-cards.ts';
import { lastMessage, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

test('a refused payment shows the reason and offers a stored-value card; a cash order is confirmed by SMS', async ({
  page,
  baseURL,
  bindGiftCard,
}) => {
  const mobile = await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await placeOrderNow(page, path);

  await test.step('the bank refuses', async () => {
    await page.getByRole('radio', { name: '支付宝' }).check();
    await page.getByRole('button', { name: '去付款' }).click();
    await page.getByRole('button', { name: '失败', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这次没有支付成功');
    await expect(page.getByRole('main')).toContainText('支付宝返回：');
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('link', { name: /^用微信支付/ }).click();
    await expect(page.getByRole('radio', { name: '微信支付' })).toBeChecked();
  });

  await test.step('a stored-value card pays instead', async () => {
    await bindGiftCard({ cardNumber: '8688202600005508', pin: '246810' });
    await page.getByRole('radio', { name: '花容储值卡' }).check();
    await page.getByRole('checkbox', { name: '尾号 5508' }).check();
    const card = page.getByRole('listitem').filter({ hasText: '尾号 5508' }).last();
    await expect(card).toContainText('本单使用¥');
    await expectNoSeriousA11yProblems(page);
    // The code of the registration was sent a moment ago.
    await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
    await page.getByLabel(/^短信验证码/).fill(code!);
    await page.getByRole('button', { name: '用储值卡支付' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('支付成功');
    await expect(page.getByRole('complementary')).toContainText('尾号 5508');
  });

  await test.step('cash on delivery', async () => {
    await page.goto(path);
    await page.getByRole('link', { name: '立即购买' }).click();
    await fillAddress(page);
    await page.getByRole('radio', { name: '货到付款' }).check();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单已提交，等你确认');
    await expectNoSeriousA11yProblems(page);
    // The code of the registration was sent a moment ago.
    await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await page.getByRole('button', { name: '确认订单' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单已确认');
    await expect(page.getByRole('main')).toContainText('收货时付');
  });
});
