import { expect, test } from '../fixtures.ts';
import { findOverflow, PHONE } from '../phone.ts';
import { ADMIN, signInStaff } from '../staff.ts';

test.use(PHONE);

test('staff read the work queue and an order on a phone', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto(ADMIN);
  await expect(page.getByRole('heading', { name: '今日待办' })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);

  await page.goto(`${ADMIN}/orders`);
  const [orderId] = (
    await page
      .getByRole('row', { name: /\d{18}/ })
      .first()
      .innerText()
  ).match(/\d{18}/)!;
  await page.goto(`${ADMIN}/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: '收件人' })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
