import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { freshMobile, fromKnownDevice, lastMessage, members, PASSWORD, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();

async function fillPassword(page: Page, loginId: string, password = PASSWORD) {
  await page.getByLabel('手机号或邮箱').fill(loginId);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await acceptTerms(page);
}
async function signInByPassword(page: Page, loginId: string, password?: string) {
  await fillPassword(page, loginId, password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Solves the captcha by proof of work, by keyboard: the button has a label, and the result has the focus. */
async function solveCaptchaByKeyboard(page: Page) {
  await page.getByLabel('图形验证码', { exact: true }).press('Tab');
  await expect(page.getByRole('button', { name: '换一张' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '看不清，由浏览器代为验证' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: '已代为验证，不用输入图形验证码。' }),
  ).toBeFocused();
}

test.describe('with a password', () => {
  test('a member logs in by mouse, and returns to the requested page', async ({ page, context, baseURL }) => {
    await fromKnownDevice(context, baseURL!);
    await page.goto('/brand/?letter=S');
    await page.getByRole('link', { name: '你好，请登录' }).click();
    await expect(title(page)).toHaveText('欢迎回来');
    await expectNoSeriousA11yProblems(page);
    await signInByPassword(page, '138 0000 0002');
    await expect(page).toHaveURL('/brand/?letter=S');
    await expect(page.getByText('你好，林知夏')).toBeVisible();
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ UID: '1000000002', user_id: '1000000002' });
    expect(cookies['Token']).toMatch(/^[\w-]{43}$/);
  });

  test('a member logs in by keyboard alone', async ({ page, context, baseURL }) => {
    await fromKnownDevice(context, baseURL!);
    await page.goto('/login?historyLocation=%2FmyAccount');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('tab', { name: '密码登录' }).focus();
    await press('Tab');
    await page.keyboard.type(members.peony);
    await press('Tab');
    await page.keyboard.type(PASSWORD);
    // Past the show-password button and 忘记密码, to the terms.
    await press('Tab', 'Tab', 'Tab', 'Space');
    await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked();
    await press('Enter');
    await expect(page).toHaveURL('/myAccount');
    await expect(title(page)).toHaveText('林知夏，你好');
  });

  test('sends account and password in base64, and nothing in the address', async ({
    page,
    context,
    baseURL,
  }) => {
    await fromKnownDevice(context, baseURL!);
    await page.goto('/login');
    const [request] = await Promise.all([
      page.waitForRequest('**/postLoginV2'),
      signInByPassword(page, members.peony),
    ]);
    expect(request.postDataJSON()).toEqual({
      queryBody: { loginId: 'MTM4MDAwMDAwMDI=', password: 'SHVhcm9uZzIwMjYh' },
    });
    await expect(page).toHaveURL('/');
  });

  test('shows messages for missing fields', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: '登录', exact: true });
    await button.click();
    await expect(page.getByLabel('手机号或邮箱')).toBeFocused();
    await expect(page.getByText('请输入注册时的手机号或邮箱')).toBeVisible();
    await page.getByLabel('手机号或邮箱').fill(members.peony);
    await button.click();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await button.click();
    await expect(page.getByText('请先阅读并同意用户协议与隐私政策')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked();
  });

  test.describe('that is wrong', () => {
    test.use({ expectedError: /status of 423/ });

    test('requires a captcha after three failures, and locks after five', async ({ page, request }) => {
      const stranger = `e2e_${Date.now()}@mail.example`;
      await page.goto('/login?historyLocation=%2FmyAccount');
      for (const _try of [1, 2, 3]) {
        await signInByPassword(page, stranger, 'wrong2026!');
        await expect(page.getByText(/账号或密码不正确/)).toBeVisible();
      }
      const button = page.getByRole('button', { name: '登录', exact: true });
      await button.click();
      await expect(page.getByText('请先填写图形验证码')).toBeVisible();
      await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
      await expectNoSeriousA11yProblems(page);

      // A shopper who cannot read the image lets the browser compute a proof of work instead.
      await solveCaptchaByKeyboard(page);
      await button.click();
      await expect(page.getByText(/账号或密码不正确/)).toBeVisible();

      await page.getByRole('button', { name: '换一张' }).click();
      // A new captcha clears the field, even if something was typed before.
      await expect(async () => {
        await page.getByLabel('图形验证码', { exact: true }).fill('????');
        await button.click();
        await expect(page.getByText(/图形验证码不正确/)).toBeVisible({ timeout: 3_000 });
      }).toPass();
      const { code } = await lastMessage(request, { kind: 'captcha' });
      await page.getByLabel('图形验证码', { exact: true }).fill(code!.toLowerCase());
      await button.click();
      await expect(title(page)).toHaveText('账号已暂时锁定');
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
      await expectNoSeriousA11yProblems(page);
      await page.getByRole('button', { name: '用短信验证码登录' }).click();
      await expect(page.getByLabel('手机号', { exact: true })).toBeVisible();
    });
  });

  test.describe('of a locked account', () => {
    test.use({ expectedError: /status of 423/ });

    test('shows the service number', async ({ page, context, baseURL }) => {
      await fromKnownDevice(context, baseURL!);
      await page.goto('/login');
      await signInByPassword(page, members.locked);
      await expect(title(page)).toHaveText('账号已暂时锁定');
      await expect(page.getByRole('link', { name: '致电客服 400-000-0000' })).toBeVisible();
      await page.getByRole('button', { name: '返回登录' }).click();
      await expect(title(page)).toHaveText('欢迎回来');
    });
  });

  test.describe('of an account with risk control', () => {
    test.use({ expectedError: /status of 423/ });

    test('requires a second step with its reason, and accepts a code by keyboard', async ({
      page,
      request,
    }) => {
      await page.goto('/login?historyLocation=%2FmyAccount');
      await signInByPassword(page, members.risky);
      await expect(title(page)).toHaveText('再确认一下是你');
      await expect(page.getByText('为什么要验证')).toBeVisible();
      await expect(page.getByText(/账号近期有异常登录/)).toBeVisible();
      await expect(page.getByText('发送到 138****0005')).toBeVisible();
      await expectNoSeriousA11yProblems(page);

      await page.getByRole('button', { name: '验证并登录' }).click();
      await expect(page.getByText('请先获取验证码')).toBeVisible();
      await page.getByRole('button', { name: '获取验证码' }).press('Enter');
      await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeVisible();
      const { code } = await lastMessage(request, { kind: 'sms', to: members.risky });
      await expect(page.getByLabel('6 位验证码')).toBeFocused();
      await page.keyboard.type(code!);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/myAccount');
    });
  });

  test('of a mobile with two accounts, lets the member pick one', async ({ page, context, baseURL }) => {
    await fromKnownDevice(context, baseURL!);
    await page.goto('/login?historyLocation=%2FmyAccount');
    await signInByPassword(page, members.twoAccounts);
    await expect(title(page)).toHaveText('选择要登录的账号');
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('radio', { name: /晴天买面霜/ }).check();
    await page.getByRole('button', { name: '登录「晴天买面霜」' }).click();
    await expect(title(page)).toHaveText('晴天买面霜，你好');
  });
});

test('the guest cart is merged, is announced once, and can be undone', async ({ page, context, baseURL }) => {
  const mobile = await signUp(page, baseURL!);
  await context.clearCookies();
  await fromKnownDevice(context, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await page.goto(path);
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  await page.goto('/login?historyLocation=%2Fshopcart');
  await signInByPassword(page, mobile);
  await expect(page).toHaveURL('/shopcart');
  const receipt = page.getByRole('status').filter({ hasText: '已合并购物车' });
  await expect(receipt).toContainText('游客时加入的 1 件已并入。');
  await receipt.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '已撤销，购物车和登录前一样' })).toBeAttached();
  await expect(receipt).toBeHidden();
  await page.reload();
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await expect(receipt).toBeHidden();
});

test.describe('with a code by SMS', () => {
  const open = async (page: Page) => {
    await page.goto('/login?historyLocation=%2FmyAccount');
    await page.getByRole('tab', { name: '短信登录' }).click();
  };

  test('a new shopper logs in and is registered in one step', async ({ page, request }) => {
    const mobile = freshMobile();
    await open(page);
    await page.getByLabel('手机号', { exact: true }).fill(`+86 ${mobile}`);
    const [asked] = await Promise.all([
      page.waitForRequest('**/usercenter/smsCode'),
      page.getByRole('button', { name: '获取验证码' }).click(),
    ]);
    // The browser has computed the proof of work in the background.
    const worked = {
      valiCodeToken: expect.stringMatching(/^[\w-]{43}$/),
      proof: expect.stringMatching(/^\w+$/),
    };
    expect(asked.postDataJSON()).toMatchObject({ queryBody: { purpose: 'login', ...worked } });
    await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
    await expect(page.getByRole('img', { name: '图形验证码' })).toBeHidden();
    await expectNoSeriousA11yProblems(page);
    const { code } = await lastMessage(request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await acceptTerms(page);
    await page.getByRole('button', { name: '登录或注册' }).click();
    await expect(page).toHaveURL('/myAccount');
    await expect(page.getByRole('region', { name: '会员信息' })).toContainText('铃兰会员');
  });

  test('a wrong code shows a message under its field', async ({ page, request }) => {
    const mobile = freshMobile();
    await open(page);
    await page.getByLabel('手机号', { exact: true }).fill('12345');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
    await page.getByLabel('手机号', { exact: true }).fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const { code } = await lastMessage(request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000');
    await acceptTerms(page);
    await page.getByRole('button', { name: '登录或注册' }).click();
    await expect(page.getByText(/验证码不正确/)).toBeVisible();
    await expect(page.getByLabel('短信验证码')).toBeFocused();
  });

  test('the captcha appears when the proof of work is not enough, and is accessible', async ({ page }) => {
    await open(page);
    const refusal = { errorCode: 'USR1003E', errorMessage: '图形验证码不正确，请输入新图中的字符' };
    await page.route('**/usercenter/smsCode', (route) => route.fulfill({ json: { status: 1, ...refusal } }), {
      times: 1,
    });
    await page.getByLabel('手机号', { exact: true }).fill(freshMobile());
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
    await expect(page.getByLabel('图形验证码', { exact: true })).toBeFocused();
    await solveCaptchaByKeyboard(page);
    await page.getByRole('button', { name: '获取验证码' }).press('Enter');
    await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
    await expect(page.getByLabel('短信验证码')).toBeFocused();
  });

  test.describe('requested too often', () => {
    test.use({ expectedError: /status of 429/ });

    test('shows the waiting time under the field', async ({ page, request }) => {
      // Another journey may advance the shop's clock between the two codes: then the request is repeated.
      await expect(async () => {
        const mobile = freshMobile();
        const ask = { data: { queryBody: { mobile, purpose: 'login' } } };
        expect((await request.post('/v1/usercenter/smsCode', ask)).status()).toBe(200);
        await open(page);
        await page.getByLabel('手机号', { exact: true }).fill(mobile);
        await page.getByRole('button', { name: '获取验证码' }).click();
        await expect(page.getByText(/验证码已发送|验证码刚刚发送过/)).toBeVisible();
        await expect(page.getByText(/验证码刚刚发送过/)).toBeVisible({ timeout: 1 });
      }).toPass();
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await expect(page).toHaveURL(/^[^?]*\/login\?/);
    });
  });
});

test.describe('with an identity provider', () => {
  // The account call is refused while nobody is logged in.
  test.use({ expectedError: /status of 401/ });

  const leave = async (page: Page) => {
    await page.goto('/login?historyLocation=%2FmyAccount');
    await page.getByRole('button', { name: '微信' }).click();
    await page.getByRole('button', { name: '知夏' }).click();
  };

  test('a shopper links a mobile once, and then logs in directly', async ({ page, context, request }) => {
    const mobile = freshMobile();
    await leave(page);
    await expect(title(page)).toHaveText('绑定手机号');
    await expectNoSeriousA11yProblems(page);
    // Interrupted: account pages open, but only show a link back to this step.
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({
      tpId: 'wechat',
      bind: '1',
      bindId: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(cookies).not.toHaveProperty('Token');
    await page.goto('/myAccount');
    await expect(title(page)).toHaveText('还差一步：绑定手机号');
    expect((await page.request.get('/v1/usercenter/userInfo')).status()).toBe(401);
    await page.getByRole('link', { name: '去绑定' }).click();
    await expect(title(page)).toHaveText('绑定手机号');
    await page.getByLabel('手机号', { exact: true }).fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).press('Enter');
    await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible();
    const { code } = await lastMessage(request, { kind: 'sms', to: mobile });
    await page.getByLabel('短信验证码').fill(code!);
    await acceptTerms(page);
    await page.getByRole('button', { name: '绑定并登录' }).click();
    await expect(page).toHaveURL('/myAccount');

    await page.getByRole('button', { name: '退出' }).click();
    await expect(page.getByRole('link', { name: '你好，请登录' })).toBeVisible();
    await leave(page);
    await expect(page).toHaveURL('/myAccount');
    const cookieNames = (await context.cookies()).map(({ name }) => name);
    expect(cookieNames.filter((name) => ['tpId', 'bind', 'bindId'].includes(name))).toEqual([]);
  });

  test('an unsolicited callback does not log in', async ({ page }) => {
    await page.goto('/login/social/wechat?code=stolen&state=planted');
    await expect(title(page)).toHaveText('登录没有完成');
    await page.goto('/login');
    await page.getByRole('button', { name: '支付宝' }).click();
    await expect(page.getByText('这不是支付宝')).toBeVisible();
    await page.getByRole('button', { name: '取消授权' }).click();
    await expect(title(page)).toHaveText('登录没有完成');
    await expect(page.getByText('你没有授权，所以没有登录')).toBeVisible();
    await page.getByRole('link', { name: '返回登录' }).click();
    await expect(title(page)).toHaveText('欢迎回来');
  });
});

test('on the way to the checkout, a shopper may go on as a guest', async ({ page, context }) => {
  await page.goto('/login?historyLocation=%2FmyAccount');
  await expect(page.getByRole('button', { name: '游客下单' })).toBeHidden();
  await page.goto('/login?historyLocation=%2Forder%3Ffrom%3Dcart');
  await page.getByRole('button', { name: '游客下单' }).click();
  await expect(page).toHaveURL('/order?from=cart');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['guestToken', 'guestCheckout']));
});
