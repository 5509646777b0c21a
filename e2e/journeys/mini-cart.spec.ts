import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';

test.describe('the mini cart', () => {
  test('opens by pointer and by keyboard, and keeps the cart of a guest', async ({ page, request }) => {
    await page.goto('/');
    const link = page.getByRole('navigation', { name: '我的' }).getByRole('link', { name: /购物车/ });
    const panel = page.getByRole('region', { name: '迷你购物车' });
    await link.hover();
    await expect(panel.getByText('购物车还是空的')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(panel).toBeHidden();

    const { productId, productName } = await findProduct(request, '面霜');
    await page.goto(`/product/${productId}.html`);
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    await expect(link).toContainText('1件');

    await page.goto('/brand/');
    await expect(link).toContainText('1件');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: new RegExp(productName) })).toBeVisible();
    await expect(panel.getByText(/已选 1 件，应付/)).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await link.hover();
    await panel.getByRole('link', { name: '去购物车' }).click();
    await expect(page).toHaveURL(/\/shopcart/);
    await expect(panel).toBeHidden();
  });
});
