import { adminRoutes } from '@huarong/contract/admin/routes';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { ADMIN, said } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

const DAYS_AHEAD = 9;

test('the warehouse enters when a sold-out sku is expected, with the keyboard, and shoppers read it until it is removed', async ({
  page,
}) => {
  const warehouse = await staffCalls(page, 'warehouse');
  const { rows } = await warehouse<{ rows: { skuId: string; productId: string }[] }>(adminRoutes.stock.list, {
    tab: 'sold-out',
  });
  const [sku] = rows;
  expect(sku, 'the demo has a sold-out sku').toBeDefined();
  const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000);
  const date = day.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const [, month, dayOfMonth] = date.split('-').map(Number);

  await page.goto(`${ADMIN}/stock/${sku!.skuId}`);
  const panel = page.getByRole('region', { name: '预计到货' });
  await panel.getByLabel('预计到货日').fill(date);
  await page.keyboard.press('Enter');
  await expect(said(page, '已保存预计到货日')).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  const productPage = `/product/${sku!.productId}.html?sku=${sku!.skuId}`;
  await gotoHydrated(page, productPage);
  // Once for each width.
  const arrival = page.getByText(`预计 ${month} 月 ${dayOfMonth} 日到货`).filter({ visible: true });
  await expect(arrival).toHaveCount(1);
  await expectNoSeriousA11yProblems(page);

  await page.goto(`${ADMIN}/stock/${sku!.skuId}`);
  await panel.getByLabel('预计到货日').fill('');
  await panel.getByRole('button', { name: '清除' }).press('Enter');
  await expect(said(page, '已清除预计到货日')).toBeVisible();
  await gotoHydrated(page, productPage);
  await expect(page.getByText('暂时缺货').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/预计 \d+ 月 \d+ 日到货/)).toHaveCount(0);
});
