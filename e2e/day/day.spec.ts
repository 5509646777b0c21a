import { expect, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { addAddress, applyForReturn, buyByCall, callsOf } from '../orders-by-call.ts';
import { findProduct } from '../products.ts';
import { ADMIN, expectShell, proveUntil, said, signInStaff } from '../staff.ts';
import { deliverByCall, nextWaybill, staffCalls } from '../staff-calls.ts';
import { createHands } from './hands.ts';

// Run by `npm run prove:day`. A call without a fresh proof is answered 403; the page asks for the proof then.
test.use({ expectedError: / 403 / });

const ORDERS = Number(process.env['DAY_ORDERS']);
const RETURNS = 12;
const QUESTIONS = 30;
const ADDRESSES = 5;
const REFUNDS = 3;
/** Different products, so that none sells out. */
const KEYWORDS = ['面膜', '洁面', '精华', '口红', '乳液', '眼霜', '防晒', '粉底'];
const ORDERS_OF_A_MEMBER = 10;

test('a day of work through the pages', async ({ page, baseURL }) => {
  test.setTimeout(60 * 60_000);
  const hands = createHands(page);

  const orderIds: string[] = [];
  while (orderIds.length < ORDERS) {
    await signUp(page, baseURL!);
    const call = await callsOf(page);
    const { addrId } = await addAddress(call);
    const keyword = KEYWORDS[(orderIds.length / ORDERS_OF_A_MEMBER) % KEYWORDS.length]!;
    const { skuId } = await findProduct(page.request, keyword);
    const until = Math.min(ORDERS, orderIds.length + ORDERS_OF_A_MEMBER);
    while (orderIds.length < until) orderIds.push(await buyByCall(call, { skuId, addrId }));
  }
  await signUp(page, baseURL!);
  const shopper = await callsOf(page);
  const { productId, skuId } = await findProduct(page.request, '香水');
  const { addrId } = await addAddress(shopper);
  const returned = await buyByCall(shopper, { skuId, addrId, quantity: RETURNS });
  // Too short to be shown without a look at it.
  for (let factor = 1; factor <= QUESTIONS; factor++)
    await shopper('POST', '/v1/product/consultation', { productId, question: `SPF${factor}` });
  await deliverByCall(await staffCalls(page, 'warehouse'), returned);
  for (let n = 0; n < RETURNS; n++) await applyForReturn(shopper, returned);

  const open = async (orderId: string) => {
    await hands.press('Control+k');
    await hands.enter(orderId);
    await expect(page.getByRole('option', { name: `查找「${orderId}」` })).toBeVisible();
    await hands.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
    await expect(page.getByRole('option')).toHaveCount(0);
  };

  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/orders`);
  await expectShell(page);
  hands.begin('改地址', ADDRESSES);
  for (const orderId of orderIds.slice(0, ADDRESSES)) {
    await open(orderId);
    await hands.press('e');
    const drawer = page.getByRole('dialog', { name: '改地址' });
    await hands.fill(
      drawer.getByLabel('粘贴整段地址'),
      '周知秋 13900000123 浙江省杭州市西湖区文三路 90 号 5 幢 602 室',
    );
    await hands.click(drawer.getByRole('button', { name: '识别' }));
    await expect(drawer.getByLabel('收件人')).toHaveValue('周知秋');
    await hands.click(drawer.getByRole('button', { name: '核对改动' }));
    await hands.click(drawer.getByRole('button', { name: '保存并告知顾客' }));
    await expect(drawer).toBeHidden();
  }

  hands.begin('退款并提交审批', REFUNDS);
  const refunded = orderIds.slice(ADDRESSES, ADDRESSES + REFUNDS);
  for (const orderId of refunded) {
    await open(orderId);
    const drawer = page.getByRole('dialog', { name: '退款' });
    // The second refund of an order needs a second person.
    for (const [yuan, action, message] of [
      ['1', /^退款 ¥1\.00$/, '已退款 ¥1.00'],
      ['2', /^提交审批$/, '已提交审批'],
    ] as const) {
      await hands.click(page.getByRole('button', { name: '退款', exact: true }).first());
      await hands.click(drawer.getByRole('button', { name: '补偿金额' }));
      await hands.fill(drawer.getByLabel(/^金额/), yuan);
      await expect(drawer.getByRole('button', { name: action })).toBeEnabled();
      await hands.click(drawer.getByRole('button', { name: action }));
      await proveUntil(page, said(page, message));
      await expect(drawer).toBeHidden();
    }
  }

  hands.begin('审核退货', RETURNS);
  await page.goto(`${ADMIN}/returns?tab=review&reason=2&kind=2`);
  const waitingReturns = page.locator('.desk-item');
  for (let left = RETURNS; left > 0; left--) {
    await expect(waitingReturns).toHaveCount(left);
    await expect(page.locator('.desk-item[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^拒绝/ })).toBeVisible();
    await hands.press('a');
  }
  // Leaving the page sends the last decision at once.
  await open(returned);

  await signInStaff(page, 'finance');
  hands.begin('批准退款', REFUNDS);
  for (const orderId of refunded) {
    await page.goto(`${ADMIN}/approvals`);
    await hands.click(page.getByRole('row').filter({ hasText: orderId }).getByRole('link'));
    await expect(page.getByRole('button', { name: /^批准并退款 ¥2\.00/ })).toBeVisible();
    await hands.press('a');
    await proveUntil(page, said(page, '已退款 ¥2.00'));
  }

  await signInStaff(page, 'moderator');
  await page.goto(`${ADMIN}/moderation`);
  hands.begin('审核提问', QUESTIONS);
  const waitingQuestions = page.getByRole('link', { name: /SPF\d+/ });
  await expect(waitingQuestions).toHaveCount(QUESTIONS);
  await hands.click(waitingQuestions.first());
  for (let left = QUESTIONS; left > 0; left--) {
    await expect(waitingQuestions).toHaveCount(left);
    await expect(waitingQuestions.and(page.locator('[aria-current]'))).toHaveCount(1);
    await hands.press('s');
    await expect(waitingQuestions).toHaveCount(left - 1);
  }

  await signInStaff(page, 'warehouse');
  await page.goto(`${ADMIN}/orders/scan`);
  hands.begin('扫码发货', ORDERS);
  for (const [index, orderId] of orderIds.entries()) {
    await expect(page.getByRole('textbox', { name: '扫订单号或子订单号' })).toBeFocused();
    await hands.enter(orderId);
    await hands.press('Enter');
    await expect(page.getByRole('textbox', { name: '扫运单号，回车发出' })).toBeFocused();
    await hands.enter(nextWaybill());
    await hands.press('Enter');
    await expect(page.getByText(`本次已发出 ${index + 1} 单`)).toBeVisible();
  }
  await hands.report(process.env['DAY_REPORT']!);
});
