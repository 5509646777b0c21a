import { adminRoutes } from '@huarong/contract/admin/routes';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { addAddress, buyByCall, callsOf } from '../orders-by-call.ts';
import { findProduct } from '../products.ts';
import { ADMIN, proveUntil, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

/** A recall asks the owner to prove who they are when they signed in long ago. */
test.use({ expectedError: / 403 / });

test('a lot is received, named on the pick list, shipped and recalled, and the recall finds the order', async ({
  page,
  baseURL,
}) => {
  const lotNo = `J${Date.now()}`;
  await signUp(page, baseURL!);
  const call = await callsOf(page);
  // Not the one that other journeys count without lots.
  const { skuId } = await findProduct(page.request, '沐浴露');
  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/stock/${skuId}`);
  await page.getByRole('button', { name: '调整库存' }).click();
  const dialog = page.getByRole('dialog', { name: '调整库存' });
  await dialog.getByRole('button', { name: '按增减' }).click();
  await dialog.getByLabel('增减件数').fill('5');
  await dialog.getByLabel('原因').selectOption('received');
  await dialog.getByLabel('批号').fill(lotNo);
  await dialog.getByLabel('限用日期').fill(inDays(60));
  await dialog.getByLabel('供应商').fill('上海花间供应链');
  await dialog.getByLabel('说明').fill('到货验收');
  await expectNoSeriousA11yProblems(page);
  await dialog.getByRole('button', { name: '调整', exact: true }).click();
  await expect(said(page, '已调整')).toBeVisible();

  const { addrId } = await addAddress(call, {});
  const orderId = await buyByCall(call, { skuId, addrId });
  const warehouse = await staffCalls(page, 'warehouse');
  const subOrderId = `${orderId}-1`;
  const { pickListId } = await warehouse<{ pickListId: string }>(adminRoutes.orders.createPickList, {
    subOrderIds: [subOrderId],
  });
  await page.goto(`${ADMIN}/print/pick-list/${pickListId}`);
  await expect(page.getByText(lotNo)).toBeVisible();
  await warehouse(adminRoutes.orders.ship, {
    subOrderId,
    carrier: '顺丰速运',
    waybillNo: `SF${Date.now()}`,
    isSharedWaybill: false,
  });

  await page.goto(`${ADMIN}/stock/lots?q=${lotNo}&view=months-3`);
  await page.getByRole('table', { name: '批次' }).getByRole('link', { name: lotNo }).click();
  await page.getByRole('button', { name: '召回' }).click();
  const recall = page.getByRole('dialog', { name: '召回批次' });
  await expect(recall.getByText('涉及 1 笔订单')).toBeVisible();
  await recall.getByLabel(/召回原因/).fill('抽检不合格');
  await expectNoSeriousA11yProblems(page);
  await recall.getByRole('button', { name: '提交审批' }).click();
  await expect(said(page, '已提交')).toBeVisible();

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/approvals`);
  await page.getByRole('row').filter({ hasText: lotNo }).getByRole('link').click();
  await expect(page.getByText('1 笔，会员 1 人').first()).toBeVisible();
  await page.keyboard.press('a');
  await proveUntil(page, said(page, '已召回'));
  await page.goto(`${ADMIN}/recalls`);
  await page.getByRole('table', { name: '召回' }).getByRole('link', { name: lotNo }).click();
  await expect(page.getByRole('link', { name: orderId })).toBeVisible();
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
