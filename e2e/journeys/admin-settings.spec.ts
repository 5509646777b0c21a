import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Page } from '@playwright/test';
import { fillAddress, IN_XINJIANG } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';
import { ADMIN, expectShell, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

// Days outside the range are refused.
test.use({ expectedError: / 409 .*\/settings\/returns\/preview/ });

/** What costs money waits for a second person: finance agrees, and the owner opens the page again. */
async function approveAsFinance(page: Page) {
  const href = await page.getByRole('link', { name: '打开审批' }).getAttribute('href');
  const finance = await staffCalls(page, 'finance');
  await finance(adminRoutes.approvals.approve, { approvalId: href?.split('/').at(-1) });
  const { pathname } = new URL(page.url());
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}${pathname}`);
  await expectShell(page);
}

test('the owner changes a rule of returns by keyboard, restores it, and takes a plan back', async ({
  page,
}) => {
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/settings/returns`);
  await expectShell(page);
  const days = page.getByLabel('寄回时限');
  const reason = page.getByLabel('原因');
  const write = async (text: string) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const approve = async () => {
    await expect(said(page, '已提交')).toBeVisible();
    await approveAsFinance(page);
  };
  await tabTo(page, days);
  await write('99');
  await expect(page.getByRole('alert')).toContainText('寄回时限须在 3–30 天 之间');
  await write('10');
  await expect(page.getByText('原 7 天')).toBeVisible();
  await expect(page.getByText('金额够自动同意的无理由退货')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, reason);
  await write('节前快递慢');
  await press('提交');
  await approve();
  await expect(page.getByText('寄回时限 7 天 → 10 天')).toBeVisible();

  await tabTo(page, days);
  await write('7');
  await tabTo(page, page.getByLabel('同意以后马上生效'));
  await page.keyboard.press('ArrowDown');
  // The shop's day begins eight hours before that of UTC.
  const tomorrow = new Date(Date.now() + (24 + 8) * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('生效的时间').fill(`${tomorrow}T00:00`);
  await tabTo(page, reason);
  await write('节后恢复');
  await press('提交');
  await approve();
  await expect(page.getByText(/排好了新的设置/)).toBeVisible();
  await expect(days).toBeDisabled();
  await press('撤回');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '撤回' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已撤回，设置不变')).toBeVisible();
  await expect(days).toBeEnabled();

  await press('填入默认值');
  await expect(days).toHaveValue('7');
  await tabTo(page, reason);
  await write('改回默认');
  await press('提交');
  await approve();
  await expect(page.getByText('寄回时限 10 天 → 7 天').first()).toBeVisible();
});

test('the freight to 新疆 is changed, and the checkout of a shopper shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/settings/freight`);
  await expectShell(page);
  const save = async (reason: string) => {
    await page.getByLabel('原因').fill(reason);
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await approveAsFinance(page);
    await expect(page.getByText(reason)).toBeVisible();
  };
  await page.getByRole('group', { name: '偏远地区第 1 行' }).getByLabel('运费（元）').fill('20');
  const effect = page.getByRole('listitem').filter({ hasText: '¥150.00 到新疆，没有登录' });
  await expect(effect).toContainText('¥25.00 → ¥20.00');
  await save('新疆快递降价');

  const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signUp(shopper, baseURL!);
  const { path } = await findProduct(shopper.request, '小赤木');
  await shopper.goto(path);
  await shopper.getByRole('link', { name: '立即购买' }).click();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  await fillAddress(shopper, IN_XINJIANG);
  await expect(shopper.getByRole('complementary', { name: '金额' })).toContainText('¥20.00');
  await shopper.context().close();

  await page.getByRole('button', { name: '填入默认值' }).click();
  await save('改回合同价');
});
