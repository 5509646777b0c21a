import { adminRoutes } from '@huarong/contract/admin/routes';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, expectShell, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

// A threshold above the next one is refused.
test.use({ expectedError: / 409 .*\/levels\/what-if/ });

test('the owner sees by keyboard whom a lower threshold moves, a second person agrees, and it is taken back', async ({
  page,
}) => {
  const owner = await staffCalls(page, 'owner');
  const { current } = await owner<{ current: { blackFen: number } }>(adminRoutes.levels.settings);
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/levels`);
  await expectShell(page);
  await expectNoSeriousA11yProblems(page);
  const threshold = page.getByLabel('芍药的门槛，元');
  await tabTo(page, threshold);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('20000');
  await expect(page.getByRole('alert')).toContainText('牡丹的门槛须高于芍药');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1');
  await expect(page.getByText(/将多出 [\d,]+ 位芍药，生效时从玉簪升上来/)).toBeVisible();
  await expect(page.getByText(/要第二个人同意：.*位会员升级/)).toBeVisible();
  await expect(page.getByRole('img', { name: /近 12 个月实付/ })).toBeVisible();
  await expect(page.locator('.fig').filter({ hasText: '再买一单就够牡丹' })).toContainText(/\d+ 人/);
  await expect(page.locator('.fig').filter({ hasText: '多送积分' })).toContainText(/¥[\d,]+\.\d\d近 30 天/);
  await expectNoSeriousA11yProblems(page);

  await tabTo(page, page.getByLabel('保存就生效'));
  await page.keyboard.press('ArrowDown');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('生效的日子').fill(day);
  await tabTo(page, page.getByLabel('原因'));
  await page.keyboard.type('明年的门槛');
  await tabTo(page, page.getByRole('button', { name: '提交，要第二个人同意' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已提交')).toBeVisible();
  const link = page.getByRole('link', { name: '打开审批' });
  const approvalId = (await link.getAttribute('href'))?.split('/').at(-1);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByText('近 12 个月芍药 ¥1.00', { exact: false })).toBeVisible();
  await expect(page.getByText('按近 30 天的订单')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  const finance = await staffCalls(page, 'finance');
  await finance(adminRoutes.approvals.approve, { approvalId });
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/levels`);
  await expect(page.getByText(/排好了新的等级/)).toBeVisible();
  await expect(threshold).toBeDisabled();
  await expect(threshold).toHaveValue((current.blackFen / 100).toFixed(2));

  await tabTo(page, page.getByRole('button', { name: '撤回' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '撤回' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已撤回，等级不变')).toBeVisible();
  await expect(page.getByRole('table', { name: '等级的历史' }).getByText('已撤回').first()).toBeVisible();
  await expect(threshold).toBeEnabled();
});
