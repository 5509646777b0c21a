import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, expectShell, signInStaff } from '../staff.ts';

test('finance follows the ledger to an order, checks the books and opens an invoice with the keyboard alone', async ({
  page,
}) => {
  const follow = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name }).first());
    await page.keyboard.press('Enter');
  };
  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/ledger?from=2020-01-01`);
  await expectShell(page);
  await expect(page.getByText('借贷相等，差 ¥0.00')).toBeVisible();
  await follow('应收渠道 支付宝');
  await expect(page.getByRole('table', { name: '分录' })).toBeVisible();
  await follow('收款');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('收款');
  await follow(/^订单 \d{18}$/);
  await expect(page).toHaveURL(/\/orders\/\d{18}$/);

  await page.goto(`${ADMIN}/invariants`);
  await expectShell(page);
  await tabTo(page, page.getByRole('button', { name: '现在核对' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ 核对$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '现在核对' })).toBeEnabled();
  await expect(page.getByRole('row', { name: /每一笔分录借贷相等.* 0 行/ })).toBeVisible();

  await page.goto(`${ADMIN}/invoices?view=blue`);
  await expectShell(page);
  await tabTo(page, page.getByRole('table', { name: '发票', exact: true }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: '发票的项目' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '红冲' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '红冲发票' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
