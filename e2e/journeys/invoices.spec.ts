import { deliverOrder, fillAddress, payInSandbox } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, signIn, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

test('an invoice requested at the checkout is issued after the delivery', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await page.goto(path);
  await page.getByRole('link', { name: '立即购买' }).click();
  await fillAddress(page);
  await page.getByRole('radio', { name: '支付宝' }).check();

  await test.step('the tax number is checked while typing', async () => {
    await expect(page.getByRole('radio', { name: '不开发票' })).toBeChecked();
    await page.getByRole('radio', { name: '开电子发票' }).check();
    await page.getByRole('button', { name: '新增抬头' }).click();
    const dialog = page.getByRole('dialog', { name: '新增抬头' });
    await dialog.getByRole('radio', { name: '企业' }).check();
    await dialog.getByLabel('企业名称').fill('<b>上海示例</b>文化传播有限公司');
    const number = dialog.getByLabel('统一社会信用代码');
    await number.fill('91310104MA1');
    await expect(dialog.getByText('已输入 11 位，还差 7 位')).toBeVisible();
    await number.fill('91310104MA1FR0XK2E');
    await expect(dialog.getByText('最后一位校验不符')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await expectNoSeriousA11yProblems(page);
    await number.fill('91310104MA1FR0XK2T');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  });

  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
  const orderId = /payment\/(\d{18})/.exec(page.url())![1]!;
  await payInSandbox(page);
  await deliverOrder(page, orderId);

  await page.goto('/myAccount/invoiceList');
  const row = page.getByRole('row').filter({ hasText: orderId });
  await expect
    .poll(async () => {
      await page.reload();
      await expect(row).toBeVisible();
      return row.textContent();
    })
    .toContain('已开具');
  await expect(row).toContainText('<b>上海示例</b>文化传播有限公司');

  await row.getByRole('button', { name: '查看', exact: true }).click();
  const face = page.getByRole('dialog', { name: '发票详情' });
  await expect(face).toContainText('价税合计（大写）');
  const pdf = await page.request.get(
    (await face.getByRole('link', { name: '下载 PDF' }).getAttribute('href'))!,
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a regular customer lists invoices and requests another', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.peony);
  await page.goto('/myAccount/invoiceList');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('发票');
  await expectNoSeriousA11yProblems(page);
  const table = page.getByRole('table', { name: '发票' });
  for (const status of ['已申请', '开票中', '已开具', '已红冲', '失败'])
    await expect(table.getByText(status, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: '已红冲' }).click();
  await table.getByRole('button', { name: '查看红票' }).first().click();
  await expect(page.getByRole('dialog', { name: '红字发票' })).toContainText('负数');
  await page.keyboard.press('Escape');

  await test.step('by keyboard, for an order that has none', async () => {
    await page.getByRole('link', { name: '全部状态' }).click();
    await table
      .getByRole('link', { name: /^申请发票，订单/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请发票');
    await expect(
      page.getByRole('group', { name: '选择订单' }).getByRole('checkbox', { checked: true }),
    ).toHaveCount(1);
    await expect(page.getByLabel('抬头', { exact: true })).toHaveValue(/.+/);
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('button', { name: '提交申请' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '已申请 1 张发票' })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('发票');
  });
});
