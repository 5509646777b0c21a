import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

test.describe('a visitor scrolls down the home page', () => {
  test('and finds brands, rankings, what is new, scents and a story', async ({ page }) => {
    await page.goto('/');
    const guide = page.getByRole('navigation', { name: '楼层导航' });
    for (const [floor, name] of [
      ['品牌', '品牌馆'],
      ['榜单', '花容榜'],
      ['上新', '每日上新'],
      ['香气', '香气场景'],
    ] as const) {
      await guide.getByRole('link', { name: floor }).click();
      await expect(
        page.getByRole('region', { name, exact: true }).getByRole('heading').first(),
      ).toBeInViewport();
    }
    await expect(page.getByRole('region', { name: '花容榜' }).getByRole('listitem')).toHaveCount(12);
    await expectNoSeriousA11yProblems(page);
  });

  test('and pages through five stages', async ({ page }) => {
    await page.goto('/');
    const stage = page.getByRole('region', { name: '本期主推' });
    await expect(stage).toContainText('1 / 5');
    await stage.getByRole('button', { name: '第 4 幅' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('三分钟体面出门');
    await expect(stage.getByRole('link', { name: '配一套' })).toHaveAttribute(
      'href',
      '/campaign/three-minutes.html',
    );
  });

  test('is offered the first-order gift once, and keeps a tab for it', async ({ page }) => {
    await page.goto('/');
    const tab = page.getByRole('button', { name: '首单有礼' });
    await expect(tab).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const gift = page.getByRole('complementary', { name: '首单有礼' });
    await expect(gift).toContainText('首单立减 30 元');
    await gift.getByRole('button', { name: '关闭' }).click();
    await expect(gift).toBeHidden();
    await page.reload();
    await expect(tab).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1400));
    await page.waitForTimeout(500);
    await expect(gift).toBeHidden();
    await tab.click();
    await expect(gift.getByRole('link', { name: '免费注册' })).toHaveAttribute('href', '/register');
    // At the end of the page the gift has a row of its own between the floors and the footer.
    // Floors load while the page is scrolled, so that the end moves.
    await expect
      .poll(() =>
        gift.evaluate((element) => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          const main = document.querySelector('#main')?.getBoundingClientRect();
          return element.getBoundingClientRect().top - (main?.bottom ?? Number.POSITIVE_INFINITY);
        }),
      )
      .toBeGreaterThanOrEqual(-1);
    await page.keyboard.press('Escape');
    await expect(gift).toBeHidden();
    const margin = await page.locator('#main').evaluate((element) => {
      const gutter = getComputedStyle(element).getPropertyValue('--gutter');
      const probe = document.createElement('div');
      probe.style.width = gutter;
      element.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    });
    const { x, width } = (await tab.boundingBox())!;
    expect(x + width, 'the tab is in the margin').toBeLessThanOrEqual(margin);
  });

  test('without script, and reads every floor', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    for (const name of ['品牌馆', '花容榜', '每日上新', '香气场景', '大家在买'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await context.close();
  });
});
