import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { signUp } from '../members.ts';
import { addAddress, callsOf } from '../orders-by-call.ts';
import { publishPresale } from '../presales.ts';
import { ADMIN, proveUntil, said, signInStaff } from '../staff.ts';

// An approval and a refund of everybody ask for a fresh proof.
test.use({ expectedError: / 403 / });

const CART = '/v3/shopcart/shopcart';

/** A presale with one paid deposit of a new member. */
async function openPresale(
  page: Page,
  baseURL: string,
  { title, keyword }: { title: string; keyword: string },
) {
  const { presaleId, skuId } = await publishPresale(page, { title, keyword });
  await signUp(page, baseURL);
  const call = await callsOf(page);
  const { addrId } = await addAddress(call);
  // The offers of the shop follow the database within a second.
  let quote: { quoteHash: string; consents: { code: string }[] } = { quoteHash: '', consents: [] };
  await expect
    .poll(async () => {
      quote = await call('POST', `${CART}/stepTwoForImmediatelyBuy`, { skuId, quantity: 1, addrId });
      return quote.consents.some(({ code }) => code === `presale-${skuId}`);
    })
    .toBe(true);
  const { orderId } = await call<{ orderId: string }>('POST', `${CART}/commitOrderForImmediatelyBuy`, {
    quoteHash: quote.quoteHash,
    addrId,
    paymentCode: 'ALIPAY',
    consents: quote.consents.map(({ code }) => code),
  });
  const { outTradeNo } = await call<{ outTradeNo: string }>(
    'GET',
    `/v1/order/pay/payInfo/${orderId}/PC/deposit?paymentCode=ALIPAY`,
  );
  await call('POST', '/demo/sandbox/pay', { outTradeNo, outcome: 'success' });
  return { presaleId, orderId };
}

/** Messages come after the commit: the member looks again until it is there. */
async function expectOneMessage(page: Page, orderId: string, text: string) {
  const message = page.getByText(`订单 ${orderId}`).filter({ hasText: text });
  await expect(async () => {
    await page.goto('/myAccount/myMessage');
    await expect(message).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
}

test('a marketer gives depositors more time by keyboard, the owner approves it, and the member reads of it once', async ({
  page,
  baseURL,
}) => {
  const title = `冬礼预售 ${Date.now() % 1_000_000}`;
  const { presaleId, orderId } = await openPresale(page, baseURL!, { title, keyword: '香水' });
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/presales/${presaleId}`);
  await tabTo(page, page.getByRole('button', { name: '改时间' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '改时间' });
  const until = dialog.getByLabel('付尾款的结束');
  await tabTo(page, dialog.getByLabel('付定金的结束'));
  await page.keyboard.press('ArrowDown');
  await until.fill(new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 16));
  await tabTo(page, dialog.getByRole('button', { name: '看看会怎样' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/1 单，1 份，定金 ¥100\.00/)).toBeVisible();
  await expect(dialog.getByText(/付尾款延长到/)).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, dialog.getByLabel('原因'), { isBackwards: true });
  await page.keyboard.insertText('到货推迟');
  await tabTo(page, dialog.getByRole('button', { name: '提交，等第二个人批准' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已提交，等第二个人批准')).toBeVisible();
  await expect(page.getByRole('link', { name: `预售改时间：${title}` })).toBeVisible();

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/presales/${presaleId}`);
  await tabTo(page, page.getByRole('link', { name: `预售改时间：${title}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/批准时立即结束/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^批准并改时间/ }));
  await page.keyboard.press('Enter');
  await proveUntil(page, page.getByText('已批准').first());
  await page.goto(`${ADMIN}/presales/${presaleId}`);
  await expect(page.getByText('等付尾款').first()).toBeVisible();

  await expectOneMessage(page, orderId, '付尾款延长到');
});

test('the shop cannot ship: finance approves, the deposit goes back twice, and the transfer is recorded', async ({
  page,
  baseURL,
}) => {
  const title = `春礼预售 ${Date.now() % 1_000_000}`;
  const { presaleId, orderId } = await openPresale(page, baseURL!, { title, keyword: '眼霜' });
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/presales/${presaleId}`);
  await page.getByRole('button', { name: '不能发货了' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '不能发货了' });
  await expect(dialog.getByText('还在收定金，请先停止收定金')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '停止收定金' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '停止收定金' }).press('Enter');
  await expect(said(page, '已停止收定金')).toBeVisible();
  await page.getByRole('button', { name: '不能发货了' }).press('Enter');
  await dialog.getByLabel(/^定金双倍返还/).press('Space');
  const row = dialog.getByRole('row').filter({ hasText: orderId });
  await expect(row.getByText('¥100.00')).toHaveCount(2);
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, dialog.getByLabel('原因'));
  await page.keyboard.insertText('厂家停产');
  await tabTo(page, dialog.getByRole('button', { name: '提交，批准后取消 1 单并退款 ¥100.00' }));
  await page.keyboard.press('Enter');
  await proveUntil(page, said(page, '已提交，等第二个人批准'));
  const asked = page.getByRole('link', { name: `预售不能发货：${title}，1 单` });
  const approvalPath = await asked.getAttribute('href');

  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}${approvalPath}`);
  await expect(page.getByText('退回已付的款项，定金双倍返还')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^批准并逐单退还/ }));
  await page.keyboard.press('Enter');
  await proveUntil(page, page.getByText('已批准').first());

  await expectOneMessage(page, orderId, '另按定金双倍返还补付 ¥100.00');

  await page.goto(`${ADMIN}/presale-extras`);
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, page.getByRole('button', { name: `登记转账：订单 ${orderId}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('银行流水号'));
  await page.keyboard.insertText('招行 20261118-77');
  await page.keyboard.press('Enter');
  await proveUntil(page, said(page, '已登记'));
  await page.goto(`${ADMIN}/presale-extras?paid=yes`);
  await expect(page.getByRole('row').filter({ hasText: orderId })).toContainText('招行 20261118-77');
});

test('a delivery goes to the oldest deposit: a marketer sees who gets it, then records it by keyboard', async ({
  page,
  baseURL,
}) => {
  const title = `夏礼预售 ${Date.now() % 1_000_000}`;
  // Not a lipstick: the best seller among them is bought by other journeys.
  const { presaleId, orderId } = await openPresale(page, baseURL!, { title, keyword: '眉笔' });
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/presales/${presaleId}`);
  await page.getByRole('button', { name: '给没付的人发提醒' }).press('Enter');
  await expect(page.getByRole('dialog').getByText('现在没有要提醒的人')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: '改为到货分批' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '改为到货分批' }).press('Enter');
  await expect(said(page, '已改为到货分批')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: orderId });
  await expect(row).toContainText('在等');

  await page.getByRole('button', { name: '登记到货' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '登记到货' });
  await dialog.getByLabel('到货份数').fill('11');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('一共最多 10 份，已登记 0 份，这次最多 10 份')).toBeVisible();
  await dialog.getByLabel('到货份数').fill('3');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 单，1 份')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await dialog.getByLabel('送货单号或说明').fill('送货单 8812');
  await page.keyboard.press('Enter');
  await expect(said(page, '已登记，一共到货 3 份')).toBeVisible();
  await expect(row).toContainText('已分到');
  await expect(page.getByText('到货 3 份', { exact: true })).toBeVisible();
});
