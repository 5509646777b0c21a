import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { lastMessage, members, signIn, signUp } from '../members.ts';

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** Registration has just sent a code; the next one can be sent a minute later. */
const passMinute = (page: Page) => page.request.post('/demo/clock', { data: { advanceSeconds: 61 } });

async function enterCode(page: Page, dialog: Locator, mobile: string) {
  await passMinute(page);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('验证码已发送')).toBeVisible();
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await dialog.getByLabel('短信验证码').fill(code!);
}

test('a privacy switch stays off, is recorded, and applies in this browser', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/myAccount/privacy');
  const analytics = page.getByRole('checkbox', { name: '数据分析' });
  await analytics.focus();
  await analytics.press('Space');
  await expect(said(page, '数据分析已关闭')).toBeAttached();
  await expect(page.getByRole('table', { name: '更改记录' })).toContainText('开 → 关');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'privacyOff')?.value).toContain('analytics');
  await page.reload();
  await expect(analytics).not.toBeChecked();
  await expectNoSeriousA11yProblems(page);
});

test('a member exports their data', async ({ page, baseURL }) => {
  const mobile = await signUp(page, baseURL!);
  await page.goto('/myAccount/privacy');
  await page.getByRole('button', { name: '申请导出' }).click();
  await enterCode(page, page.getByRole('dialog', { name: '导出我的数据' }), mobile);
  await page.getByRole('button', { name: '开始整理' }).click();
  await expect(page.getByText('正在整理')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('数据已准备好')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^huarong-\d{4}-\d{2}-\d{2}\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a member with open orders and balances is told what to settle before closing the account', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!, members.peony);
  await page.goto('/myAccount/privacy');
  await expect(page.getByText(/有 \d+ 笔未完成订单/)).toBeVisible();
  await expect(page.getByText(/储值卡余额 ¥/)).toBeVisible();
  await expect(page.getByRole('button', { name: '申请注销' })).toBeDisabled();
});

test('a member requests account closing and cancels it', async ({ page, baseURL }) => {
  const mobile = await signUp(page, baseURL!);
  await page.goto('/myAccount/privacy');
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.getByLabel('输入“注销账号”确认').fill('注销账号');
  await page.getByRole('button', { name: '下一步' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账号：验证手机号' });
  await enterCode(page, dialog, mobile);
  await dialog.getByRole('button', { name: '提交注销申请' }).click();
  await expect(page.getByText(/账号将在 .* 注销/)).toBeVisible();
  await page.getByRole('button', { name: '撤回注销' }).click();
  await expect(said(page, '已撤回，账号照常使用')).toBeAttached();
});
