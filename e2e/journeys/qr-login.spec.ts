import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { fromKnownDevice } from '../members.ts';

test('a shopper scans the code of the login page and confirms it on the phone', async ({
  page,
  context,
  baseURL,
}) => {
  await fromKnownDevice(context, baseURL!);
  await page.goto('/login?historyLocation=%2FmyAccount');
  await page.getByRole('button', { name: '扫码登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('扫码登录');
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  const [phone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: '演示：用模拟手机扫码' }).click(),
  ]);
  await phone.getByRole('button', { name: /林知夏/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('在电脑上登录花容？');
  await expect(phone.getByText('127.0.*.*')).toBeVisible();
  await expect(page.getByText('已扫码，请在手机上确认')).toBeVisible();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('已确认登录');
  await expect(page).toHaveURL('/myAccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('林知夏，你好');

  // A member who is logged in opens a code that ended: it names no browser.
  await page.goto('/login/scan?code=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('二维码已失效');
});
