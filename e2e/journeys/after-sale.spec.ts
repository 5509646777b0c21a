import type { Locator, Page } from '@playwright/test';
import { buyAtOnce, haveDelivered, payInSandbox } from '../buying.ts';
import { expect, test } from '../fixtures.ts';
import { productNamed } from '../goods.ts';
import { sessionOf, signUp } from '../members.ts';

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
  await haveDelivered(page, await buyAtOnce(page, path));
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

test('one of three pieces bought with a coupon and points goes back, right to the fen', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signUp(page, baseURL!);
  const { path } = await productNamed(page.request, '小赤木');
  await earnPoints(page, path);
  await claimCoupon(page);

  await page.goto(path);
  const more = page.getByRole('button', { name: /^增加.*数量$/ });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  const points = page.getByRole('checkbox', { name: /^使用 50 积分/ });
  // It is ticked once the shop has worked the order out anew.
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
  await haveDelivered(page, orderId);

  await page.getByRole('link', { name: '申请退货' }).first().click();
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
    .toContain('已到账');
  expect(await sum(page.getByRole('region', { name: '退款明细' }), '退款金额')).toBe(one);
});
