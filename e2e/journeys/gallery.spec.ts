import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

test.describe('the gallery of components', () => {
  test('shows every component without a serious accessibility problem', async ({ page }) => {
    await page.goto('/demo/ui');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('组件与状态');
    await expectNoSeriousA11yProblems(page);
  });

  test('opens a dialog that traps the focus and returns it', async ({ page }) => {
    await page.goto('/demo/ui');
    const opener = page.getByRole('button', { name: '打开取消订单' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '取消订单' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('shows a toast for three seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/demo/ui');
    await page.getByRole('button', { name: '显示轻提示' }).click();
    const toast = page.getByRole('status').filter({ hasText: /./ }).last();
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_100);
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toHaveCount(0);
  });
});
