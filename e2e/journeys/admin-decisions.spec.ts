import { adminRoutes } from '@huarong/contract/admin/routes';
import { ReturnStatus } from '@huarong/core/returns';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findInvisibleStops, tabTo } from '../keyboard.ts';
import { applyForReturn, buyOrders } from '../orders-by-call.ts';
import { ADMIN, expectShell, openByNumber, proveUntil, said, signInStaff } from '../staff.ts';
import { deliverByCall, staffCalls } from '../staff-calls.ts';

// Decisions without a mouse. A call without a fresh proof is answered 403; the page asks for the proof then.
test.use({ expectedError: / 403 / });

test('customer service decides ten returns, and takes one decision back', async ({ page, baseURL }) => {
  const { orderIds, call } = await buyOrders(page, baseURL!, 1, 10);
  const [orderId = ''] = orderIds;
  await deliverByCall(await staffCalls(page, 'warehouse'), orderId);
  const returnIds: string[] = [];
  while (returnIds.length < 10) returnIds.push(await applyForReturn(call, orderId));

  await signInStaff(page, 'service');
  // By reason and kind: a search by number also finds what is decided.
  await page.goto(`${ADMIN}/returns?tab=review&reason=2&kind=2`);
  const waiting = page.locator('.desk-item');
  const current = page.locator('.desk-item[aria-current]');
  await expect(waiting).toHaveCount(10);
  await expect(current).toHaveCount(1);
  await expectNoSeriousA11yProblems(page);

  const undo = page.getByRole('button', { name: /^撤回/ });
  await page.keyboard.press('a');
  await expect(undo).toBeVisible();
  await expect(waiting).toHaveCount(9);
  await page.keyboard.press('Control+z');
  await expect(undo).toBeHidden();
  await expect(waiting).toHaveCount(10);

  for (let left = 10; left > 0; left--) {
    // The next one is open before the next key.
    await expect(waiting).toHaveCount(left);
    await expect(current).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^拒绝/ })).toBeVisible();
    if (left % 2 === 0) await page.keyboard.press('a');
    else {
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: '拒绝退换货' });
      await tabTo(page, dialog.getByRole('button', { name: '拒绝并告知顾客' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    }
  }
  // Leaving the page sends the last decision at once.
  await openByNumber(page, orderId);
  const service = await staffCalls(page, 'service');
  const statuses = async () => {
    const details = await Promise.all(
      returnIds.map((returnId) => service<{ status: number }>(adminRoutes.returns.detail, { returnId })),
    );
    return details.map(({ status }) => status).toSorted((a, b) => a - b);
  };
  await expect
    .poll(statuses)
    .toEqual([
      ...Array.from({ length: 5 }, () => ReturnStatus.AwaitingShipment),
      ...Array.from({ length: 5 }, () => ReturnStatus.Rejected),
    ]);
});

test('a refund is asked for and approved without a mouse, by two people', async ({ page, baseURL }) => {
  const [orderId = ''] = (await buyOrders(page, baseURL!, 1)).orderIds;
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/orders`);
  await openByNumber(page, orderId);
  const drawer = page.getByRole('dialog', { name: '退款' });
  for (const [yuan, action, message] of [
    ['1', /^退款 ¥1\.00$/, '已退款 ¥1.00'],
    // The second refund of an order needs a second person.
    ['2.50', /^提交审批$/, '已提交审批'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: '退款', exact: true }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('button', { name: '补偿金额' }));
    await page.keyboard.press('Space');
    await tabTo(page, drawer.getByLabel(/^金额/));
    await page.keyboard.type(yuan);
    // The button waits for the preview.
    await expect(drawer.getByRole('button', { name: action })).toBeEnabled();
    await tabTo(page, drawer.getByRole('button', { name: action }));
    await page.keyboard.press('Enter');
    await proveUntil(page, said(page, message));
    await expect(drawer).toBeHidden();
  }

  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/approvals`);
  await tabTo(page, page.getByRole('row').filter({ hasText: orderId }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^批准并退款 ¥2\.50/ })).toBeVisible();
  await page.keyboard.press('a');
  await proveUntil(page, said(page, '已退款 ¥2.50'));
  await openByNumber(page, orderId);
  await expect(page.getByText('−¥2.50')).toBeVisible();
});

test('every stop of the Tab key can be seen', async ({ page, baseURL }) => {
  const [orderId = ''] = (await buyOrders(page, baseURL!, 1)).orderIds;
  await signInStaff(page, 'owner');
  for (const path of ['/orders', `/orders/${orderId}`, '/orders/ship-file', '/returns/receive', '/me']) {
    await page.goto(`${ADMIN}${path}`);
    await expectShell(page);
    const { stops, hidden } = await findInvisibleStops(page, 60);
    expect(hidden, path).toEqual([]);
    expect(stops, path).toBeGreaterThan(15);
  }
});
