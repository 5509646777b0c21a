import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { ADMIN, loginOf, proveUntil, STAFF_PASSWORD, signInStaff } from '../staff.ts';
import { withFreshCode } from '../staff-codes.ts';

// A page without a session or a permission is answered 401 or 403, which the browser reports.
test.use({ expectedError: / 40[13] / });

test('a person signs in, opens pages and signs out with the keyboard alone', async ({ page }) => {
  await page.goto(`${ADMIN}/me`);
  await expect(page.getByRole('heading', { name: '登录管理后台' })).toBeVisible();
  await expect(page.getByLabel('登录名')).toBeFocused();
  await expectNoSeriousA11yProblems(page);
  // No other journey signs in as the auditor: a code works once.
  await page.keyboard.type(loginOf('auditor'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('登录名或密码不对');
  await page.getByLabel('密码').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(STAFF_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible();
  await expect(page.getByText('严正')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('验证码不对或已用过');
  await page.keyboard.press('Control+A');
  await withFreshCode('auditor', async (code) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  });

  // Back at the page that asked for the sign-in.
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kucun');
  await expect(page.getByRole('option', { name: '库存 货品', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: '今日待办' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '退出' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '登录管理后台' })).toBeVisible();
  await page.goto(`${ADMIN}/me`);
  await expect(page.getByRole('heading', { name: '登录管理后台' })).toBeVisible();
});

test('a page without the permission says which one is missing and who has it', async ({ page }) => {
  await signInStaff(page, 'moderator');
  await page.goto(`${ADMIN}/`);
  const menu = page.getByRole('navigation', { name: '主导航' });
  await expect(menu.getByRole('link', { name: '内容审核' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '员工与角色' })).toHaveCount(0);
  await page.goto(`${ADMIN}/staff`);
  await expect(page.getByRole('heading', { name: '你没有打开此页的权限' })).toBeVisible();
  await expect(page.getByText('staff:read')).toBeVisible();
  await expect(page.getByText('沈知微')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
});

test('what asks for money or factors asks for a fresh proof first', async ({ page }) => {
  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/me`);
  await page.getByRole('button', { name: '重新生成' }).click();
  const codes = page.getByRole('dialog', { name: '新的恢复码' }).getByRole('listitem');
  // Another journey of this worker may have signed in longer than five minutes ago.
  await proveUntil(page, codes.first());
  await expect(codes).toHaveCount(10);
  await expectNoSeriousA11yProblems(page);
});
