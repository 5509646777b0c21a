import { randomBytes } from 'node:crypto';
import { orderAsGuest, payInSandbox } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';
import { ADMIN, expectShell, signInStaff } from '../staff.ts';

test('a visit that views, orders and pays is in the funnel of its source', async ({
  page,
  browser,
  baseURL,
}) => {
  const source = `journey-${randomBytes(4).toString('hex')}`;
  const { path } = await findProduct(page.request, '小赤木');
  await orderAsGuest(page, baseURL!, `${path}?utm_source=${source}`);
  await payInSandbox(page);
  // Leaving the page sends its last events.
  await page.goto('/');

  const office = await (await browser.newContext()).newPage();
  await signInStaff(office, 'marketer');
  await office.goto(`${ADMIN}/reports/funnel`);
  await expectShell(office);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('报表');
  const link = office.getByRole('table', { name: '来源' }).getByRole('link', { name: source });
  await expect(async () => {
    await office.reload();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await link.press('Enter');
  await expect(office.getByRole('link', { name: `来源：${source}，去掉` })).toBeVisible();
  for (const step of ['看过商品', '加入购物车', '进入结算', '提交订单', '付款'])
    await expect(office.getByRole('meter', { name: step })).toHaveAttribute('value', '1');
  await expect(office.getByText('共 1 次访问，1 笔订单')).toBeVisible();
  const tabs = office.getByRole('navigation', { name: '报表的页面' });
  await tabs.getByRole('link', { name: '搜索' }).click();
  await expect(office).toHaveURL(/\/reports\/search$/);
  await tabs.getByRole('link', { name: '页面位置' }).click();
  await expect(office).toHaveURL(/\/reports\/slots$/);
  await office.context().close();
});
