import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { signUp } from '../members.ts';
import { ADMIN, expectShell, proveUntil, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

// A call without a fresh proof is answered 403; a second download 409.
test.use({ expectedError: / 40[39] / });

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

test('two people make a batch of twenty cards, its numbers are downloaded once, and a card is frozen', async ({
  page,
}) => {
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/cards`);
  await expectShell(page);
  await expectNoSeriousA11yProblems(page);
  await press(page, page.getByRole('button', { name: '新批次' }));
  const dialog = page.getByRole('dialog', { name: '新批次' });
  await type(page, dialog.getByLabel('张数'), '20');
  await type(page, dialog.getByLabel('收款单据'), 'HT-1114');
  await type(page, dialog.getByLabel('理由'), '新年企业礼');
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^SV-\d{4}-\d+/);
  const batchPath = new URL(page.url()).pathname;
  await expect(page.getByText('等第二个人', { exact: true })).toBeVisible();

  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}${batchPath}`);
  await press(page, page.getByRole('link', { name: '去审批' }));
  await expect(page.getByRole('heading', { name: '批准前复核' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^批准制作/ }));
  await proveUntil(page, page.getByText('已批准').first());
  await page.goto(`${ADMIN}${batchPath}`);
  const download = page.getByRole('button', { name: '下载卡号文件' });
  // A job makes the cards; the page asks again until they are there.
  await expect(download).toBeVisible({ timeout: 15_000 });
  await press(page, download);
  const ask = page.getByRole('dialog', { name: '下载卡号文件' });
  await type(page, ask.getByLabel('文件密码'), 'twelve letters');
  await type(page, ask.getByLabel('再输一次'), 'twelve letters');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await proveUntil(page, said(page, '卡号文件已下载'));
  expect((await file).suggestedFilename()).toMatch(/^SV-.*\.csv\.enc$/);
  await expect(download).toBeHidden();
  const batchId = batchPath.split('/').at(-1) ?? '';
  const again = await page.request.post(`${ADMIN}/admin/api/card-batches/${batchId}/file`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { queryBody: { password: 'twelve letters' } },
  });
  expect((await again.json()).errorMessage).toContain('只能下载一次');

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}${batchPath}`);
  await press(page, page.getByRole('button', { name: '激活 20 张' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^激活，负债增加/ }));
  await proveUntil(page, said(page, '已激活 20 张'));
  await press(page, page.getByRole('button', { name: /^尾号/ }).first());
  const drawer = page.getByRole('dialog', { name: /^尾号/ });
  await press(page, drawer.getByRole('button', { name: '冻结' }));
  const freeze = page.getByRole('dialog', { name: '冻结这张卡' });
  await press(page, freeze.getByRole('button', { name: '冻结' }));
  await expect(said(page, '已冻结')).toBeVisible();
  await expect(drawer.getByText('疑似盗刷')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
});

test('the owner adds points for a document, and the member has them', async ({ page, baseURL }) => {
  const mobile = await signUp(page, baseURL!);
  const owner = await staffCalls(page, 'owner');
  const { rows } = await owner<{ rows: { memberId: string }[] }>(adminRoutes.members.list, { q: mobile });
  const memberId = rows[0]?.memberId ?? '';
  await page.goto(`${ADMIN}/members/${memberId}`);
  await press(page, page.getByRole('navigation', { name: '会员' }).getByRole('link', { name: '积分' }));
  await expect(page.getByRole('heading', { name: '加减积分' })).toBeVisible();
  await type(page, page.getByLabel('积分', { exact: true }), '500');
  await type(page, page.getByLabel('单据'), '工单-20261117');
  await page.keyboard.press('Enter');
  await expect(said(page, '已调整，现有 500 分')).toBeVisible();
  await expect(page.getByRole('cell', { name: '客服调整，单据 工单-20261117' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
});
