import { expect, test } from '../fixtures.ts';
import { ADMIN, expectShell, signInStaff } from '../staff.ts';

test('finance reads sales by brand, follows one to its products, saves the view, and exports the report', async ({
  page,
}) => {
  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/reports`);
  await expectShell(page);
  // The job counts the orders of the demo soon after the start.
  const table = page.getByRole('table', { name: '按品牌的销售' });
  await expect(async () => {
    await page.reload();
    await expect(table).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const brand = table.getByRole('row').nth(1).getByRole('link').first();
  await brand.click();
  await expect(page.getByRole('table', { name: '按商品的销售' })).toBeVisible();
  await page.getByRole('link', { name: '退款当天' }).click();
  await expect(page).toHaveURL(/refunds=refund/);
  await page.getByRole('button', { name: '另存为视图' }).click();
  await page.getByLabel('名称').fill('退款当天的商品');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '退款当天的商品' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
  await expect(page.getByRole('link', { name: '下载销售' }).first()).toBeVisible();
});
