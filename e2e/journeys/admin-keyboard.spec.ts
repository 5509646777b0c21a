import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { signUp } from '../members.ts';
import { buyOrders, callsOf } from '../orders-by-call.ts';
import { findProduct } from '../products.ts';
import { ADMIN, openByNumber, proveUntil, said, signInStaff } from '../staff.ts';
import { nextWaybill } from '../staff-calls.ts';

// Work of a day without a mouse. A call without a fresh proof is answered 403; the page asks for the proof then.
test.use({ expectedError: / 403 / });

test('the warehouse ships twenty orders with a scanner', async ({ page, baseURL }) => {
  const orderIds = [
    ...(await buyOrders(page, baseURL!, 10)).orderIds,
    ...(await buyOrders(page, baseURL!, 10)).orderIds,
  ];
  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/orders/scan`);
  await expect(page.getByRole('textbox', { name: '扫订单号或子订单号' })).toBeFocused();
  for (const [index, orderId] of orderIds.entries()) {
    await page.keyboard.type(orderId);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '扫运单号，回车发出' })).toBeFocused();
    await page.keyboard.type(nextWaybill());
    await page.keyboard.press('Enter');
    await expect(page.getByText(`本次已发出 ${index + 1} 单`)).toBeVisible();
  }
  await expectNoSeriousA11yProblems(page);
  // What is shipped is not shipped twice.
  await page.keyboard.type(orderIds[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('本次已发出 20 单')).toBeVisible();
});

test('the warehouse ships by a pasted table, after a look at what each row would do', async ({
  page,
  baseURL,
}) => {
  const [first, second] = (await buyOrders(page, baseURL!, 2)).orderIds;
  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/orders/ship-file`);
  await tabTo(page, page.getByLabel('或从表格粘贴'));
  await page.keyboard.insertText(
    [
      `${first}\t顺丰\t${nextWaybill()}`,
      `${second}\t顺丰\t${nextWaybill()}`,
      '202601019999999999\t顺丰\tSF1234567890123',
    ].join('\n'),
  );
  await tabTo(page, page.getByRole('button', { name: '预检' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('不能发出').first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, page.getByRole('button', { name: /^发出/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('已发货')).toHaveCount(2);
  await openByNumber(page, second!);
  await expect(page.getByText('待收货').first()).toBeVisible();
});

test('an order of two units leaves in two parcels', async ({ page, baseURL }) => {
  const [orderId] = (await buyOrders(page, baseURL!, 1, 2)).orderIds;
  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/orders`);
  await openByNumber(page, orderId!);
  const drawer = page.getByRole('dialog', { name: '发货' });
  for (const [units, message] of [
    ['1', '已发出 1 件'],
    ['1', '已发货'],
  ] as const) {
    await page.keyboard.press('s');
    await tabTo(page, drawer.getByRole('spinbutton').first());
    await page.keyboard.press('Control+A');
    await page.keyboard.type(units);
    await tabTo(page, drawer.getByLabel('运单号'));
    await page.keyboard.type(nextWaybill());
    await page.keyboard.press('Enter');
    await expect(said(page, message)).toBeVisible();
    await expect(drawer).toBeHidden();
  }
  await expect(page.getByText(/^SF\d+/)).toHaveCount(2);
});

test('customer service changes an address before the parcel leaves', async ({ page, baseURL }) => {
  const [orderId] = (await buyOrders(page, baseURL!, 1)).orderIds;
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/orders`);
  await openByNumber(page, orderId!);
  await page.keyboard.press('e');
  const drawer = page.getByRole('dialog', { name: '改地址' });
  await tabTo(page, drawer.getByLabel('粘贴整段地址'));
  await page.keyboard.insertText('周知秋 13900000123 浙江省杭州市西湖区文三路 90 号 5 幢 602 室');
  await tabTo(page, drawer.getByRole('button', { name: '识别' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('收件人')).toHaveValue('周知秋');
  await tabTo(page, drawer.getByRole('button', { name: '核对改动' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('浙江省').first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, drawer.getByRole('button', { name: '保存并告知顾客' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '地址已修改')).toBeVisible();
  await page.goto(`${baseURL}/myOrderList/${orderId}`);
  await expect(page.getByText('文三路').first()).toBeVisible();
});

test('customer service finds a member and reads the whole mobile number, with a reason', async ({
  page,
  baseURL,
}) => {
  const mobile = await signUp(page, baseURL!);
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/members`);
  await tabTo(page, page.getByRole('searchbox').or(page.getByRole('textbox')).first());
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  const found = page.getByRole('row').filter({ hasText: mobile.slice(-4) });
  await expect(found).toHaveCount(1);
  await tabTo(page, found.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '查看手机' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '查看手机' });
  await tabTo(page, dialog.getByLabel('关联单号'));
  await page.keyboard.type('TALK-20261116');
  await page.keyboard.press('Enter');
  await proveUntil(page, page.getByText(mobile));
});

test('a moderator decides ten texts, one key each', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  const call = await callsOf(page);
  const { productId } = await findProduct(page.request, '防晒');
  for (let factor = 31; factor <= 40; factor++)
    await call('POST', '/v1/product/consultation', { productId, question: `SPF${factor}` });
  await signInStaff(page, 'moderator');
  await page.goto(`${ADMIN}/moderation`);
  const waiting = page.getByRole('link', { name: /SPF(3[1-9]|40)/ });
  await expect(waiting).toHaveCount(10);
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, waiting.first());
  await page.keyboard.press('Enter');
  for (let left = 10; left > 1; left--) {
    await expect(waiting).toHaveCount(left);
    // The next one is open before the next key.
    await expect(waiting.and(page.locator('[aria-current]'))).toHaveCount(1);
    await page.keyboard.press('s');
    await expect(waiting).toHaveCount(left - 1);
  }
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /隐藏/ }));
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(0);
});
