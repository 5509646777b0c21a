import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { pressAt, typeAt } from '../keyboard.ts';
import { receiveLot, unitsOfLot } from '../lot-facts.ts';
import { signUp } from '../members.ts';
import { addAddress, buyByCall, callsOf } from '../orders-by-call.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said } from '../staff.ts';
import { nextWaybill, staffCalls } from '../staff-calls.ts';

test('a part of an order leaves from a later lot than the suggested one, with the reason', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  const call = await callsOf(page);
  const { skuId, productName } = await findProduct(page.request, '卸妆油');
  const { addrId } = await addAddress(call);
  const warehouse = await staffCalls(page, 'warehouse');
  const early = await receiveLot(warehouse, { skuId, units: 3, days: 90 });
  const late = await receiveLot(warehouse, { skuId, units: 3, days: 700 });
  const orderId = await buyByCall(call, { skuId, quantity: 2, addrId });

  await page.goto(`${ADMIN}/orders/${orderId}`);
  await pressAt(page, page.getByRole('button', { name: '发货' }).first());
  const dialog = page.getByRole('dialog', { name: '发货' });
  await expect(dialog.getByRole('option', { name: `先到期的先发：${early} × 2` })).toBeAttached();
  await typeAt(page, dialog.getByLabel(`${productName} 本次发出`), '1');
  await dialog.getByRole('group', { name: '批次' }).getByRole('combobox').selectOption(late);
  await typeAt(page, dialog.getByLabel('运单号'), nextWaybill());
  await pressAt(page, dialog.getByRole('button', { name: '发出 1 件' }));
  await expect(dialog.getByText('请填写换批次的原因')).toBeVisible();
  expect(await unitsOfLot(warehouse, late)).toBe(3);

  await typeAt(page, dialog.getByLabel('换批次的原因'), '先到期的包装破损');
  await expectNoSeriousA11yProblems(page);
  await pressAt(page, dialog.getByRole('button', { name: '发出 1 件' }));
  await expect(said(page, '已发出 1 件')).toBeVisible();
  expect([await unitsOfLot(warehouse, early), await unitsOfLot(warehouse, late)]).toEqual([3, 2]);
});
