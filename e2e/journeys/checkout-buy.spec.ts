import { fillAddress, orderAsGuest, payInSandbox, placeOrderNow } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, signIn, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

test.describe('buying', () => {
  test('a guest pays with Alipay and sees the confirmation', async ({ page, baseURL }) => {
    const { path } = await findProduct(page.request, '小赤木');
    await orderAsGuest(page, baseURL!, path);
    await expectNoSeriousA11yProblems(page);
    await payInSandbox(page);
    await page.getByRole('link', { name: '查看订单' }).click();
    await expect(page.getByRole('article', { name: /^订单 \d{18}$/ })).toContainText('待发货');
  });

  test('a member buys with 立即购买, sees the order and cancels another', async ({ page, baseURL }) => {
    await signIn(page, baseURL!, members.gold);
    const { path } = await findProduct(page.request, '小赤木');
    for (const isPaid of [true, false]) {
      await page.goto(path);
      await page.getByRole('link', { name: '立即购买' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
      if (isPaid) await fillAddress(page);
      await page.getByRole('radio', { name: '支付宝' }).check();
      await page.getByRole('button', { name: '提交订单' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
      if (isPaid) await payInSandbox(page);
    }
    await page.goto('/myOrderList');
    await expectNoSeriousA11yProblems(page);
    const latest = page.getByRole('article').first();
    await expect(latest).toContainText('待付款');
    await latest.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('radio', { name: '暂时不想要了' }).check();
    await page.getByRole('button', { name: '确认取消' }).click();
    await expect(latest).toContainText('已取消');
    await expect(page.getByRole('article').nth(1)).toContainText('待发货');
  });

  test('the chosen options survive a reload and are on the order', async ({ page, baseURL }) => {
    await signUp(page, baseURL!);
    const { path } = await findProduct(page.request, '小赤木');
    await page.goto(path);
    await page.getByRole('link', { name: '立即购买' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
    await expectNoSeriousA11yProblems(page);
    await fillAddress(page);

    const summary = page.getByRole('complementary', { name: '金额' });
    await page.getByRole('radio', { name: '仅周末送货' }).check();
    await page.getByRole('radio', { name: /^月白礼盒/ }).check();
    await expect(summary).toContainText('月白礼盒');
    // By keyboard: the dialog opens with the focus in its text field, and returns the focus when it closes.
    await page.getByRole('button', { name: '写贺卡' }).press('Enter');
    await expect(page.getByLabel('贺卡内容')).toBeFocused();
    await page.keyboard.type('生日快乐');
    await page.getByRole('button', { name: '保存贺卡' }).press('Enter');
    await expect(page.getByRole('dialog', { name: '写贺卡' })).toBeHidden();
    await expect(page.getByText('贺卡：生日快乐')).toBeVisible();
    await page.getByLabel('订单备注').fill('送货前请来电');
    await page.getByRole('radio', { name: '支付宝' }).check();
    await expect(summary.getByRole('button', { name: '提交订单' })).toBeEnabled();

    await page.reload();
    await expect(page.getByLabel('订单备注')).toHaveValue('送货前请来电');
    for (const name of ['仅周末送货', /^月白礼盒/, '支付宝'])
      await expect(page.getByRole('radio', { name })).toBeChecked();
    await page.getByRole('tab', { name: '浏览记录' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('唇膏');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);

    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
    await page.goto('/myOrderList');
    await page.getByRole('link', { name: '订单详情' }).click();
    await expect(page.getByRole('region', { name: '收货信息' })).toContainText('仅周末送货');
    for (const words of ['月白礼盒', '生日快乐', '送货前请来电'])
      await expect(page.getByRole('region', { name: '备注与包装' })).toContainText(words);
  });

  test('two unpaid orders are paid together', async ({ page, baseURL }) => {
    await signUp(page, baseURL!);
    const { path } = await findProduct(page.request, '小赤木');
    const orders = [await placeOrderNow(page, path), await placeOrderNow(page, path)];
    await page.goto('/myOrderList');
    await page.getByRole('button', { name: '合并付款' }).click();
    const dialog = page.getByRole('dialog', { name: '合并付款' });
    for (const orderId of orders) await expect(dialog.getByRole('checkbox', { name: orderId })).toBeChecked();
    await expectNoSeriousA11yProblems(page);
    await dialog.getByRole('checkbox', { name: orders[0]! }).uncheck();
    await expect(dialog.getByRole('button', { name: '合并付款' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: orders[0]! }).check();
    await dialog.getByRole('button', { name: '合并付款' }).click();
    await page.getByRole('button', { name: '付款', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('支付成功', { timeout: 20_000 });
    await page.goto('/myOrderList');
    await expect(page.getByRole('article').filter({ hasText: '待发货' })).toHaveCount(2);
  });
});
