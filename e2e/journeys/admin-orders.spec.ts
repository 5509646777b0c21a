import { buyNow } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';
import { ADMIN, openByNumber, proveUntil, said, signInStaff } from '../staff.ts';

// A call without a fresh proof is answered 403, which the browser reports; the page asks for the proof then.
test.use({ expectedError: / 403 / });

test('the warehouse ships an order with the keyboard alone, and the shopper sees the waybill', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '面霜');
  const orderId = await buyNow(page, path);
  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/orders`);
  await expect(page.getByRole('row').filter({ hasText: orderId })).toContainText('待发货');
  await expectNoSeriousA11yProblems(page);
  await openByNumber(page, orderId);
  await expect(page.getByText('13800000002')).toHaveCount(0);
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('s');
  const drawer = page.getByRole('dialog', { name: '发货' });
  await drawer.getByLabel('运单号').focus();
  await page.keyboard.type('SF123');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText('顺丰');
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Control+A');
  const waybillNo = `SF${Date.now()}`;
  await page.keyboard.type(waybillNo);
  await page.keyboard.press('Enter');
  await expect(said(page, '已发货')).toBeVisible();
  await expect(page.getByText('待收货').first()).toBeVisible();

  await page.goto(`${baseURL}/myOrderList/${orderId}`);
  await expect(page.getByText(waybillNo)).toBeVisible();
});

test('a second refund waits for another person, who approves exactly what was asked for', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '面霜');
  const orderId = await buyNow(page, path);
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/orders/${orderId}`);
  const refund = async (yuan: string, action: RegExp, message: string) => {
    await page.getByRole('button', { name: '退款', exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: '退款' });
    await drawer.getByRole('button', { name: '补偿金额' }).click();
    await drawer.getByLabel(/^金额/).fill(yuan);
    await drawer.getByRole('button', { name: action }).click();
    await proveUntil(page, said(page, message));
    await expect(drawer).toBeHidden();
  };
  await refund('1', /^退款 ¥1\.00$/, '已退款 ¥1.00');
  await refund('2.50', /^提交审批$/, '已提交审批');

  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/approvals`);
  await page.getByRole('row').filter({ hasText: orderId }).getByRole('link').click();
  await expect(page.getByText('¥2.50').first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('a');
  await proveUntil(page, said(page, '已退款 ¥2.50'));
  await page.goto(`${ADMIN}/orders/${orderId}`);
  await expect(page.getByText('−¥2.50')).toBeVisible();
});

test('customer service reads one whole field of a recipient, with a reason', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  const orderId = await buyNow(page, path);
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/orders/${orderId}`);
  await expect(page.getByText('138****0002').first()).toBeVisible();
  await page.getByRole('button', { name: '查看手机' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '查看手机' });
  await expectNoSeriousA11yProblems(page);
  await dialog.getByLabel('关联单号').fill(orderId);
  await page.keyboard.press('Enter');
  await proveUntil(page, page.getByText('13800000002'));
  await page.getByRole('button', { name: '遮盖' }).click();
  await expect(page.getByText('13800000002')).toHaveCount(0);
});
