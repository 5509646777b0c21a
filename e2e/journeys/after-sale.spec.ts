import type { Locator, Page } from '@playwright/test';
import { buyNow, deliverOrder, payInSandbox } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { sessionOf, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

/** `−¥50.00` → 50.00, `+16` → 16. */
const figure = (text: string) => Number(/\d+(\.\d\d)?/.exec(text.replace(/[\s,]/g, ''))![0]);
const sum = async (sheet: Locator, label: string) =>
  figure(
    await sheet
      .locator('dl > div')
      .filter({ has: sheet.page().locator('dt', { hasText: label }) })
      .first()
      .locator('dd')
      .innerText(),
  );

/** Fifty points for a first comment. */
async function earnPoints(page: Page, path: string) {
  await deliverOrder(page, await buyNow(page, path));
  await page.goto('/myAccount/comment');
  await page.getByRole('radio', { name: '5 星，很喜欢' }).first().check({ force: true });
  await page.getByLabel('使用感受').fill('颜色正，薄涂显气色，会再买');
  await page.getByRole('button', { name: '发布评价' }).click();
  await expect(page.getByRole('status').filter({ hasText: '50 积分已到账' })).toBeVisible();
}

async function claimCoupon(page: Page) {
  const headers = await sessionOf(page);
  const offers = await page.request.get('/v2/myaccount/coupon/deposit', { headers });
  const { results } = (await offers.json()) as {
    results: { list: { offerId: string; scopeText: string; kind: string }[] };
  };
  const offer = results.list.find(
    ({ kind, scopeText }) => kind === 'amountOff' && /全场|彩妆/.test(scopeText),
  );
  const claimed = await page.request.post('/v2/myaccount/coupon/receive', {
    headers,
    data: { queryBody: { offerId: offer!.offerId } },
  });
  expect(claimed.ok()).toBe(true);
}

/** In the member's own name. */
async function requestInvoice(page: Page, orderId: string) {
  await page.goto(`/myAccount/issueInvoice?orderId=${orderId}`);
  await page.getByRole('button', { name: '新增抬头' }).click();
  const dialog = page.getByRole('dialog', { name: '新增抬头' });
  await dialog.getByLabel('姓名').fill('林知夏');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('发票');
}

/** The invoices of one order, as soon as one has this status. */
async function invoiceRows(page: Page, orderId: string, status: string): Promise<Locator> {
  const rows = page.getByRole('row').filter({ hasText: orderId });
  await expect
    .poll(async () => {
      await page.goto('/myAccount/invoiceList');
      await expect(rows.first()).toBeVisible();
      return rows.filter({ hasText: status }).count();
    })
    .toBe(1);
  return rows;
}

test('one of three units bought with a coupon and points is refunded, exact to the fen', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await earnPoints(page, path);
  await claimCoupon(page);

  await page.goto(path);
  const more = page.getByRole('button', { name: /^增加.*数量$/ });
  await more.click();
  await more.click();
  await page.getByRole('link', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  const points = page.getByRole('checkbox', { name: /^使用 50 积分/ });
  // It is ticked after the order has been priced again.
  await points.click();
  await expect(points).toBeChecked();
  const summary = page.getByRole('complementary', { name: '金额' });
  await expect(summary).toContainText('积分');
  await expect(summary).toContainText('优惠券');
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
  const orderId = /payment\/(\d{18})/.exec(page.url())![1]!;
  const paid = figure(/¥[\d,]+\.\d\d/.exec(await page.getByRole('main').innerText())![0]);
  await payInSandbox(page);
  await deliverOrder(page, orderId);
  await requestInvoice(page, orderId);
  await expect(await invoiceRows(page, orderId, '已开具')).toContainText(`¥${paid.toFixed(2)}`);

  await page.goto(`/myOrderList/${orderId}`);
  await page.getByRole('main').getByRole('link', { name: '申请退货' }).first().click();
  const sheet = page.getByRole('complementary', { name: '退款预览' });
  await page.getByRole('checkbox', { name: /^退 .*唇膏/ }).check();
  await page.getByText('不想要了', { exact: true }).click();
  await expect(sheet).toContainText('积分抵扣分摊');
  const one = await sum(sheet, '预计退款');
  expect(await sum(sheet, '优惠券分摊')).toBeGreaterThan(0);
  expect(await sum(sheet, '积分抵扣分摊')).toBeGreaterThan(0);
  expect(one * 3).toBeGreaterThan(paid - 0.05);
  expect(one * 3).toBeLessThan(paid + 0.05);
  await expect(sheet).toContainText('部分退货不退券');
  const pointsBack = await sum(sheet, '退回已用积分');
  await page.getByRole('button', { name: '提交申请' }).click();

  await expect(page).toHaveURL(/\/myAccount\/returnDetails\/R\d{11}$/);
  const returnId = page.url().slice(-12);
  const handled = await page.request.post('/demo/warehouse', { data: { returnId } });
  expect((await handled.json()).results).toEqual({ handled: true });
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('article')).toBeVisible();
      return page.getByRole('main').innerText();
    })
    .toContain('退款金额');
  await expect(page.getByRole('region', { name: '退款明细' })).toContainText('已到账');
  expect(await sum(page.getByRole('region', { name: '退款明细' }), '退款金额')).toBe(one);

  await test.step('a third of the points is back in the points history', async () => {
    await page.goto('/myAccount/integralFlow');
    const rows = page.getByRole('table', { name: '积分收支' }).getByRole('row');
    const [back, spent] = [rows.nth(1).getByRole('cell'), rows.nth(2).getByRole('cell')];
    await expect(back.nth(2)).toContainText(`退货单 ${returnId} 退回`);
    await expect(back.nth(3)).toHaveText(`+${pointsBack}`);
    await expect(back.nth(4)).toHaveText(String(pointsBack));
    await expect(spent.nth(3)).toHaveText('−50');
    await expect(spent.nth(4)).toHaveText('0');
  });

  await test.step('the invoice is reversed, and the rest is invoiced again', async () => {
    const rows = await invoiceRows(page, orderId, '已红冲');
    const reversed = rows.filter({ hasText: '已红冲' });
    await expect(rows.filter({ hasNotText: '已红冲' })).toContainText(`¥${(paid - one).toFixed(2)}`);
    await reversed.getByRole('button', { name: '查看红票' }).click();
    const red = page.getByRole('dialog', { name: '红字发票' });
    await expect(red).toContainText(`（小写）−¥${paid.toFixed(2)}`);
    await expect(red).toContainText('销货退回');
  });
});
