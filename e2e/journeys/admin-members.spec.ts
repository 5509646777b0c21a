import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';
import { ADMIN, proveUntil, said, signInStaff } from '../staff.ts';

// A call without a fresh proof is answered 403; the page asks for the proof then.
test.use({ expectedError: / 403 / });

test('the owner imports store receipts after a look at what each line would do', async ({
  page,
  baseURL,
}) => {
  const mobile = await signUp(page, baseURL!);
  const { skuId } = await findProduct(page.request, '面膜');
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/stock/${skuId}`);
  const code = await page.locator('.code').first().innerText();
  const receiptNo = `SH02-${Date.now()}`;
  const line = `${receiptNo},徐汇店,2026-11-01 15:26,${mobile},${code},2,100.00,`;
  const head = '小票号,门店,时间,会员,规格编码,数量,单价,退货数量';
  await page.goto(`${ADMIN}/members/receipts`);
  await page.getByLabel('或从表格粘贴，连同列名').fill([head, line, `${line}9`].join('\n'));
  await page.getByRole('button', { name: '预检' }).click();
  await expect(page.getByText('退货数量应在 0 与数量之间')).toBeVisible();
  await expect(page.getByRole('button', { name: /^导入/ })).toBeDisabled();

  await page.getByRole('button', { name: '换文件' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: '徐汇店.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, line].join('\r\n')),
  });
  await expect(page.getByRole('cell', { name: receiptNo })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '导入 1 张小票' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '导入 1 张小票' }).click();
  await proveUntil(page, said(page, '新增 1 张小票'));
  await expect(page.getByRole('cell', { name: receiptNo })).toBeVisible();
});
