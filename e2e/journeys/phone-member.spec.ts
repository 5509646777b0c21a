import type { Page } from '@playwright/test';
import { deliverOrder } from '../checkout.ts';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { buyOrders } from '../orders-by-call.ts';
import { PHONE, TABLET } from '../phone.ts';

const bar = (page: Page) => page.locator('[data-page-bar]');
const photo = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 120 } }),
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a member returns a product with two photos, and looks at coupons and messages', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { orderIds } = await buyOrders(page, baseURL!, 1);
    const [orderId] = orderIds;
    await deliverOrder(page, orderId!);

    await page.goto('/myAccount');
    const services = page.getByRole('navigation', { name: '我的服务' });
    await expect(services.getByRole('link')).toHaveCount(16);
    await expect(page.getByRole('navigation', { name: '账户菜单' })).toBeHidden();
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.getByRole('link', { name: '全部订单' }).tap();

    await expect(bar(page)).toContainText('我的订单');
    const card = page.getByRole('article', { name: `订单 ${orderId}` });
    await expect(card.getByRole('button', { name: '更多' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await card.getByRole('button', { name: '更多' }).tap();
    const sheet = page.getByRole('dialog', { name: '更多操作' });
    await expect(sheet.getByRole('link', { name: '申请发票' })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await card.getByRole('link', { name: '订单详情' }).tap();

    await expect(bar(page)).toContainText('订单详情');
    await expectNoSeriousA11yProblems(page);
    const actions = page.locator('[data-action-bar]');
    await expect(actions).toBeInViewport();
    await actions.getByRole('button', { name: '更多' }).tap();
    await sheet.getByRole('link', { name: '申请退货' }).tap();

    await expect(bar(page)).toContainText('申请退货');
    await page.getByText('质量问题', { exact: true }).tap();
    const submit = actions.getByRole('button', { name: '提交申请' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('添加图片').setInputFiles([await photo(page, 'a.png'), await photo(page, 'b.png')]);
    await expect(page.getByRole('img', { name: 'b.png' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await submit.tap();
    await expect(page).toHaveURL(/\/returnDetails\/R\d{11}$/);
    await expect(page.getByRole('img', { name: '申请图片 2' })).toBeVisible();

    await page.goto('/myAccount');
    await page.getByRole('region', { name: '会员信息' }).getByRole('link', { name: '优惠券' }).tap();
    await expect(page.getByRole('button', { name: '兑换' })).toBeVisible();
    await expect(actions.getByRole('link', { name: /^去领券中心/ })).toBeInViewport();
    await expectNoSeriousA11yProblems(page);

    await page.goto('/myAccount');
    await page.getByRole('region', { name: '会员信息' }).getByRole('link', { name: '消息' }).tap();
    await expect(page.getByRole('heading', { name: /^退货/ }).first()).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await bar(page).getByRole('button', { name: '全部已读' }).tap();
    await expect(bar(page).getByRole('button', { name: '全部已读' })).toBeDisabled();
  });
});

test.describe('on a tablet', () => {
  test.use(TABLET);

  test('the tabs of the account menu reach every member page', async ({ page, baseURL }) => {
    test.slow();
    await signUp(page, baseURL!);
    await page.goto('/myAccount');
    const tabs = page.getByRole('navigation', { name: '账户菜单' });
    const paths = await tabs
      .locator('section a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const tab = tabs.locator(`section a[href="${path}"]`);
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
