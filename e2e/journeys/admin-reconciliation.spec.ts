import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { pressAt, typeAt } from '../keyboard.ts';
import { ADMIN, expectShell, proveUntil, said, signInStaff } from '../staff.ts';

// A call without a fresh proof is answered 403; a refused bill 409.
test.use({ expectedError: / (403|409) / });

const DAY = '2026-01-05';
const NUMBER = 'P2026JOURNEY000001';
const HEADINGS =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易类型,交易状态,货币种类,应结订单金额,微信退款单号,商户退款单号,退款金额,退款状态,商品名称,手续费,订单金额,申请退款金额';
const bill = (merchant: string) => ({
  name: 'bill.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      `\uFEFF${HEADINGS}`,
      `\`${DAY} 10:00:00,\`wx,\`${merchant},\`4200009,\`${NUMBER},\`NATIVE,\`SUCCESS,\`CNY,\`320.00,\`,\`,\`0.00,\`,\`花容订单,\`1.92,\`320.00,\`0.00`,
      '总交易单数,应结订单总金额',
      '`1,`320.00',
      '',
    ].join('\r\n'),
  ),
});

test('a bill with one difference is uploaded, and two people resolve it by keyboard', async ({ page }) => {
  await signInStaff(page, 'finance');
  await page.goto(`${ADMIN}/reconciliation?day=${DAY}`);
  await expectShell(page);
  await pressAt(page, page.getByRole('button', { name: '上传账单' }));
  const upload = page.getByRole('dialog', { name: '上传账单' });
  await upload.getByLabel('渠道', { exact: true }).selectOption('wechat');
  await upload.locator('input[type=file]').setInputFiles(bill('1900000001'));
  await expect(upload.getByRole('alert')).toHaveText('账单没有保存：这是别的商户的账单');
  await upload.locator('input[type=file]').setInputFiles(bill('1900000000'));
  const difference = page.getByRole('row').filter({ hasText: NUMBER });
  await expect(difference).toContainText('不是本店的支付单号');
  await expectNoSeriousA11yProblems(page);

  await pressAt(page, page.getByRole('button', { name: `处理 ${NUMBER}` }));
  const drawer = page.getByRole('dialog', { name: '账单有，本店无' });
  await typeAt(page, drawer.getByLabel('说明'), '门店用同一商户号收的款');
  await typeAt(page, drawer.getByLabel('凭证号'), '工单 77');
  await expectNoSeriousA11yProblems(page);
  await pressAt(page, drawer.getByRole('button', { name: '提交，请第二个人批准' }));
  await proveUntil(page, said(page, /^已提交，等/));
  await pressAt(page, difference.getByRole('link', { name: '等第二个人' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('对账差异');
  const approvalPath = new URL(page.url()).pathname;

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}${approvalPath}`);
  await pressAt(page, page.getByRole('button', { name: /^批准/ }));
  await proveUntil(page, page.getByText('已批准').first());
  await page.goto(`${ADMIN}/reconciliation?day=${DAY}`);
  await expect(difference).toContainText('查明原因');
  await expect(difference).toContainText('工单 77');
});
