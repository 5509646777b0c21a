import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';
import { buyOrders } from '../orders-by-call.ts';
import { ADMIN, expectShell, proveUntil, signInStaff } from '../staff.ts';

// A proof may be asked for, and an address inside a network is refused.
test.use({ expectedError: / 403 |409 \(Conflict\).*\/integration\/webhooks$/ });

test('the owner connects a warehouse: a key reads orders, a webhook is informed of a payment', async ({
  page,
  baseURL,
}) => {
  const received: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push(body);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;
  const name = `WMS ${Date.now()}`;

  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/integration/keys`);
  await expectShell(page);
  await page.getByRole('button', { name: '创建密钥' }).click();
  const keyForm = page.getByRole('dialog', { name: '创建接口密钥' });
  await keyForm.getByLabel('名称').fill(name);
  await keyForm.getByLabel('查看订单').check();
  await keyForm.getByRole('button', { name: '创建密钥' }).click();
  const keyDialog = page.getByRole('dialog', { name: '接口密钥', exact: true });
  await proveUntil(page, keyDialog);
  const key = await keyDialog.getByText(/^hrk_/).innerText();
  await keyDialog.getByRole('button', { name: '已经存好，关闭' }).click();
  const answer = await fetch(`${ADMIN}/admin/api/orders`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(name) })).not.toContainText('从未');

  await page.getByRole('navigation', { name: '系统对接' }).getByRole('link', { name: '推送' }).click();
  await page.getByRole('button', { name: '添加推送' }).click();
  const form = page.getByRole('dialog', { name: '添加推送' });
  await form.getByLabel('名称').fill(name);
  await form.getByLabel(/订单已付款/).check();
  await form.getByLabel('接收地址').fill('https://169.254.169.254/latest');
  await form.getByRole('button', { name: '保存' }).click();
  await proveUntil(page, form.getByText(/内部网络，不能推送/));
  await form.getByLabel('接收地址').fill(url);
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '已经存好，关闭' }).click();

  const shopper = await page.context().browser()?.newContext();
  const visitor = await shopper?.newPage();
  if (!visitor || !baseURL) throw new Error('no second page');
  const { orderIds } = await buyOrders(visitor, baseURL, 1);
  await expect.poll(() => received.join('\n')).toContain(orderIds[0]);
  await page.getByRole('link', { name }).click();
  const row = page.getByRole('row', { name: new RegExp(`order.paid:${orderIds[0]}`) });
  await expect(row).toContainText('已送达');
  await row.getByRole('button', { name: '订单已付款' }).click();
  await expect(page.getByRole('dialog', { name: '订单已付款' })).toContainText(`"orderId": "${orderIds[0]}"`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除推送' }).click();
  await expect(page.getByText('推送已删除')).toBeVisible();
  await shopper?.close();
  receiver.close();
});
