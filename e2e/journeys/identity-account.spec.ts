import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { freshMobile, lastMessage, members, PASSWORD, signIn } from '../members.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The toast in the middle of the page. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const loginTo = (path: string) => `/login?historyLocation=${encodeURIComponent(path)}`;

/** Types a mobile, has a code sent, and types it. */
async function verifyMobile(page: Page, mobile: string) {
  await page.getByLabel('手机号', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await page.getByLabel('短信验证码').fill(code!);
}

/** Has a code sent to the mobile of the account, which is not typed, and types the code. */
async function verifyBoundMobile(page: Page, mobile: string) {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await page.getByLabel('短信验证码').fill(code!);
}

async function register(page: Page, mobile: string) {
  await page.goto('/register?historyLocation=%2FmyAccount');
  await verifyMobile(page, mobile);
  await page.getByLabel('设置密码').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL('/myAccount');
}

test.describe('a new shopper', () => {
  test('registers, and sees which password rules are met', async ({ page }) => {
    await page.goto('/register?historyLocation=%2FmyAccount');
    await expectNoSeriousA11yProblems(page);
    await page.getByLabel('设置密码').fill('huarong');
    await expect(page.getByText('8–20 位，目前 7 位')).toBeVisible();
    await register(page, freshMobile());
    await expect(page.getByRole('region', { name: '会员信息' })).toContainText('铃兰会员');
  });

  test.describe('whose mobile is registered', () => {
    test.use({ expectedError: /status of 409/ });

    test('is redirected to the login page', async ({ page }) => {
      await page.goto('/register');
      await verifyMobile(page, members.gold);
      await page.getByLabel('设置密码').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
      await page.getByRole('button', { name: '注册', exact: true }).click();
      await expect(page.getByText(/这个手机号已经注册/)).toBeVisible();
      await page.getByRole('link', { name: '直接登录' }).click();
      await expect(title(page)).toHaveText('欢迎回来');
    });
  });
});

test.describe('a member who forgot the password', () => {
  test('resets it by mobile, and then has to log in', async ({ page }) => {
    const mobile = freshMobile();
    await register(page, mobile);
    await page.getByRole('button', { name: '退出' }).click();
    await page.goto('/forgetPassword');
    await expectNoSeriousA11yProblems(page);
    // A second code for the same mobile has to wait a minute.
    await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
    await verifyMobile(page, mobile);
    await page.getByLabel('新密码').fill('Another2026!');
    await page.getByLabel('再输一次').fill('Another2026');
    await page.getByRole('button', { name: '保存新密码' }).click();
    await expect(page.getByText('两次输入不一致')).toBeVisible();
    await page.getByLabel('再输一次').fill('Another2026!');
    await page.getByRole('button', { name: '保存新密码' }).click();
    await expect(title(page)).toHaveText('新密码已生效');
    await expect(page).toHaveURL('/login');
  });

  test('gets the same answer by mail whether the address is known or not', async ({ page }) => {
    await page.goto('/forgetPassword');
    await page.getByRole('tab', { name: '邮箱找回' }).click();
    await page.getByRole('textbox', { name: '邮箱' }).fill(`nobody_${Date.now()}@mail.example`);
    await page.getByRole('button', { name: '发送重设链接' }).click();
    await expect(page.getByText(/如果这个邮箱注册过/)).toBeVisible();
  });

  test('finds an old link expired, and a link without its key too', async ({ page }) => {
    await page.goto('/forgetPassword/reset?p=not+a key');
    await page.getByLabel('新密码').fill('Another2026!');
    await page.getByLabel('再输一次').fill('Another2026!');
    const [request] = await Promise.all([
      page.waitForRequest('**/password/reset'),
      page.getByRole('button', { name: '保存新密码' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ queryBody: { p: 'not+a+key' } });
    await expect(title(page)).toHaveText('这个链接已失效');
    await page.goto('/forgetPassword/reset');
    await page.getByRole('link', { name: '重新发送' }).click();
    await expect(title(page)).toHaveText('找回密码');
  });
});

test.describe('pages that need a login', () => {
  for (const path of [
    '/myAccount',
    '/myAccount/profile.html',
    '/myOrderList?orderTime=Q',
    '/payment/1',
    '/Research',
  ])
    test(`${path} leads a visitor to the login page, without script too`, async ({ request, page }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe(loginTo(path));
      await page.goto(path);
      await expect(page).toHaveURL(loginTo(path));
    });

  test('redirect a visitor to the login page, and back after the login', async ({ page, baseURL }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: '我的' }).getByRole('link', { name: '我的花容' }).click();
    await expect(page).toHaveURL(loginTo('/myAccount'));
    await signIn(page, baseURL!, members.peony);
    await page.reload();
    await expect(page).toHaveURL('/myAccount');
  });
});

test.describe('the member’s account page', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await signIn(page, baseURL!, members.peony);
  });

  test('shows the card, the menu, and the name in the header', async ({ page }) => {
    await page.goto('/myAccount');
    await expect(title(page)).toHaveText('林知夏，你好');
    await expect(page.getByRole('region', { name: '会员信息' })).toContainText('芍药会员');
    await expect(page.getByText('你好，林知夏')).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    const menu = page.getByRole('navigation', { name: '账户菜单' });
    await menu.getByRole('link', { name: '个人资料' }).press('Enter');
    await expect(title(page)).toHaveText('个人资料');
    await expect(menu.getByRole('link', { name: '个人资料' })).toHaveAttribute('aria-current', 'page');
    await expectNoSeriousA11yProblems(page);
  });

  test('logs out, and is a visitor again', async ({ page, context }) => {
    // A call that is still under way when the session ends is refused.
    await gotoHydrated(page, '/myAccount');
    await page.getByRole('button', { name: '退出' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: '你好，请登录' })).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => ['UID', 'Token', 'user_id', 'user_name'].includes(name))).toEqual([]);
  });
});

test.describe('a session that ends', () => {
  test.use({ expectedError: /status of 401/ });

  test('by a login on another device: shows the reason, and returns after the login', async ({
    page,
    browser,
    baseURL,
  }) => {
    const mobile = freshMobile();
    await register(page, mobile);
    const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
    const other = await elsewhere.newPage();
    await signIn(other, baseURL!, mobile);
    await other.goto('/myAccount/profile.html');
    await expect(title(other)).toHaveText('个人资料');

    await page.goto('/myAccount/profile.html');
    await expect(page.getByRole('button', { name: '退出其他 1 台设备' })).toBeVisible();
    await page.getByRole('button', { name: /^退出 Chrome/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '退出' }).press('Enter');
    await expect(said(page, '1 台设备已退出登录')).toBeAttached();
    await expect(page.getByRole('button', { name: /退出其他/ })).toBeHidden();

    await other.getByRole('navigation', { name: '账户菜单' }).getByRole('link', { name: '我的花容' }).click();
    await expect(other).toHaveURL(loginTo('/myAccount'));
    await expect(other.getByText('你已在另一台设备登录')).toBeVisible();
    expect((await elsewhere.cookies()).map(({ name }) => name)).not.toContain('Token');
    await elsewhere.close();
  });

  test('by expiry: an open page shows a dialog, and the login page returns to it', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL!, members.peony);
    // An expired token, without moving the shop's clock.
    await page.context().addCookies([{ name: 'Token', value: 'x'.repeat(43), url: baseURL! }]);
    const answer = page.waitForResponse('**/usercenter/userInfo');
    await page.goto('/brand/');
    expect(await (await answer).json()).toMatchObject({ errorCode: '2510' });
    const box = page.getByRole('dialog', { name: '太久没有操作' });
    await expect(box).toContainText('请重新登录，购物车已为你保留。');
    await expect(page.getByRole('link', { name: '你好，请登录' })).toBeVisible();
    await box.getByRole('link', { name: '重新登录' }).click();
    await expect(page).toHaveURL(loginTo('/brand/'));
    await expect(page.getByText('太久没有操作')).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(title(page)).not.toHaveText('欢迎回来');
    await expect(box).toBeHidden();
  });
});

test.describe('the account security page', () => {
  test('the password is changed with the old one, and wrong ones are refused', async ({ page }) => {
    await register(page, freshMobile());
    await page.goto('/myAccount/profile.html');
    await page.getByRole('button', { name: '修改密码' }).click();
    const box = page.getByRole('dialog', { name: '修改密码' });
    await box.getByLabel('原密码').fill('Wrong2026!');
    await box.getByLabel('新密码').fill('Another2026!');
    await box.getByLabel('再输一次').fill('Another2026!');
    await box.getByRole('button', { name: '保存' }).click();
    await expect(box.getByText('原密码不正确，请核对后重试')).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await box.getByLabel('原密码').fill(PASSWORD);
    await box.getByRole('button', { name: '保存' }).click();
    await expect(said(page, '密码已修改')).toBeAttached();
    await expect(box).toBeHidden();
  });

  test('an e-mail address is verified by a code', async ({ page, request }) => {
    const email = `e2e_${Date.now()}@mail.example`;
    await register(page, freshMobile());
    await page.goto('/myAccount/profile.html');
    await page.getByRole('button', { name: '验证邮箱' }).click();
    const box = page.getByRole('dialog', { name: '验证邮箱' });
    await box.getByLabel('邮箱', { exact: true }).fill(email);
    await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(box.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
    const { code } = await lastMessage(request, { kind: 'email', to: email });
    await box.getByLabel('邮箱验证码').fill(code!);
    await box.getByRole('button', { name: '确认' }).click();
    await expect(said(page, '邮箱已验证')).toBeAttached();
  });

  test('a mobile is changed after the current one is verified', async ({ page }) => {
    const [before, after] = [freshMobile(), freshMobile()];
    await register(page, before);
    await page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });
    await page.goto('/myAccount/profile.html');
    await page.getByRole('button', { name: '更换手机号' }).click();
    await expect(page.getByText('第 1 步，共 2 步：验证现在的手机号')).toBeVisible();
    await verifyBoundMobile(page, before);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByText('第 2 步，共 2 步：验证新手机号')).toBeVisible();
    await verifyMobile(page, after);
    await page.getByRole('button', { name: '确认更换' }).click();
    await expect(said(page, `手机号已更换为 ${after.slice(0, 3)}****${after.slice(-4)}`)).toBeAttached();
  });
});
