import { expect, test } from '../fixtures.ts';

// The results page comes with discovery; until then its address answers the helpful 404.
test.use({ expectedComplaints: [/404/] });

test.describe('in the search box', () => {
  test('a typed word is searched for by its base64 address and remembered', async ({ page, context }) => {
    await page.goto('/');
    const box = page.getByRole('textbox', { name: '搜索商品或品牌' });
    await box.fill('  口红%# ');
    await box.press('Enter');
    await expect(page).toHaveURL(`/search/?k=${encodeURIComponent(Buffer.from('口红').toString('base64'))}`);
    const history = (await context.cookies()).find((cookie) => cookie.name === 'keywordsHistoryV2');
    expect(decodeURIComponent(history!.value)).toContain('口红');
    // We ask for three years; browsers cap a cookie's life at 400 days.
    expect(history!.expires - Date.now() / 1000).toBeGreaterThan(390 * 86_400);
  });

  test('nothing typed searches for the hint in view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '搜索' }).first().click();
    await expect(page).toHaveURL(/\/search\/\?k=.+/);
  });

  test('the hints take turns every three seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const box = page.getByRole('textbox', { name: '搜索商品或品牌' });
    await expect(box).toHaveAttribute('placeholder', '朱砂丝绒唇膏 新色到店');
    await page.clock.runFor(3_000);
    await expect(box).toHaveAttribute('placeholder', '神经酰胺屏障面霜');
    await page.clock.runFor(9_000);
    await expect(box).toHaveAttribute('placeholder', '朱砂丝绒唇膏 新色到店');
  });

  test('without a hint the shopper is asked for a word', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('button', { name: '搜索' }).click();
    await expect(page.getByRole('status')).toContainText('请输入您要搜索的关键词');
  });
});
