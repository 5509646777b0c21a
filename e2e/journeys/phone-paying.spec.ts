import type { Page } from '@playwright/test';
import { fillAddress } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems } from '../fixtures.ts';
import { test } from '../gift-cards.ts';
import { lastMessage, signUp } from '../members.ts';
import { PHONE } from '../phone.ts';
import { publishPresale } from '../presales.ts';
import { findProduct } from '../products.ts';

test.use(PHONE);

/** With ¥300.00. */
const CARD = { cardNumber: '8688202600007720', pin: '246810' };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

test('a member pays the deposit of a presale', async ({ page, baseURL }) => {
  const presale = { title: `手机预售 ${Date.now() % 1_000_000}`, keyword: '发膜' };
  const { path } = await publishPresale(page, presale);
  await signUp(page, baseURL!);
  const deposit = page.getByRole('link', { name: '支付定金' });
  // The offers of the shop follow the database within a second.
  await expect(async () => {
    await page.goto(path);
    await expect(deposit).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('定金 100.00 + 尾款 800.00')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await deposit.tap();
  await expect(title(page)).toHaveText('确认订单');
  await fillAddress(page);
  await page.getByRole('radio', { name: '支付宝' }).check();
  await press(page, '提交订单');
  await expect(page.getByRole('status').filter({ hasText: '请先' })).toBeAttached();
  await page.getByRole('checkbox', { name: /定金/ }).check();
  await press(page, '提交订单');
  await expect(title(page)).toHaveText('收银台');
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '去付款' }).tap();
  await press(page, '付款');
  await expect(title(page)).toHaveText('定金支付成功', { timeout: 20_000 });
  await page.getByRole('link', { name: '查看订单' }).tap();
  await expect(page.getByRole('main')).toContainText('尾款');
});

test('a member pays with a stored-value card, and the rest with WeChat', async ({
  page,
  baseURL,
  bindGiftCard,
}) => {
  const mobile = await signUp(page, baseURL!);
  await bindGiftCard(CARD);
  await page.goto((await findProduct(page.request, '小赤木')).path);
  await page.getByRole('link', { name: '立即购买' }).tap();
  const sheet = page.getByRole('dialog', { name: '选择规格与数量' });
  await sheet.getByRole('radio').nth(1).tap();
  await sheet.getByRole('button', { name: '增加数量' }).tap();
  await sheet.getByRole('link', { name: '立即购买' }).tap();
  await expect(title(page)).toHaveText('确认订单');
  await fillAddress(page);
  await page.getByRole('radio', { name: '花容储值卡' }).check();
  await press(page, '提交订单');
  await expect(title(page)).toHaveText('收银台');
  await page.getByRole('radio', { name: '花容储值卡' }).check();
  await page.getByRole('checkbox', { name: '尾号 7720' }).check();
  await expect(page.getByText(/储值卡支付后还需/)).toBeVisible();
  await page.getByRole('radio', { name: '微信支付' }).last().check();
  await expectNoSeriousA11yProblems(page);
  // The code of the registration was sent a moment ago.
  await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
  await press(page, '获取验证码');
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await page.getByLabel(/^短信验证码/).fill(code!);
  await press(page, '用储值卡支付');
  await press(page, '付款');
  await expect(title(page)).toHaveText('支付成功', { timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText('尾号 7720');
});
