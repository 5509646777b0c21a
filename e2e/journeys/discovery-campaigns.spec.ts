import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

test.describe('a shopper views a campaign', () => {
  test('with its floors, and a countdown by the shop’s time', async ({ page }) => {
    await page.goto('/campaign/winter-radiance.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('冬天慢一点，气色先到');
    const clock = page.locator('header').getByRole('timer').first();
    await expect(clock).toHaveAccessibleName(/^\d\d 天 \d\d:\d\d:\d\d$/);
    await page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name: '唇妆' }).click();
    await expect(page.getByRole('heading', { name: '一支唇膏的三种天气' })).toBeInViewport();
    await expectNoSeriousA11yProblems(page);
  });

  test('and the page is gone after its end', async ({ page }) => {
    const gone = await page.request.get('/campaign/no-such-campaign.html');
    expect(gone.status()).toBe(404);
    for (const file of ['winter-radiance', 'winter-radiance.htm', '..%2Fwinter-radiance.html'])
      expect((await page.request.get(`/campaign/${file}`)).status()).toBe(404);
  });

  test('without script, and can read all of it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/campaign/gift-guide.html`);
    await expect(page.getByRole('heading', { name: '打开的那一下' })).toBeVisible();
    await expect(page.getByRole('link', { name: /朱砂唇膏双支礼盒/ }).first()).toBeVisible();
    await context.close();
  });

  test('every guide linked in the footer exists', async ({ page }) => {
    await page.goto('/');
    const links = await page
      .getByRole('contentinfo')
      .locator('a[href^="/campaign/"]')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href')!))]);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  });
});

test.describe('a shopper looks for a scent', () => {
  test('by place, sees its accords, and reaches a bottle and its sample', async ({ page }) => {
    await page.goto('/campaign/niche-fragrance.html');
    await page
      .getByRole('navigation', { name: '场景' })
      .getByRole('link', { name: /旧书页/ })
      .click();
    await expect(page.getByRole('heading', { name: '旧书页' })).toBeInViewport();
    await expect(page.getByRole('img', { name: /^香调随时间的变化：胡椒、香草、纸张、雪松/ })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await expect(page.locator('#s2').getByRole('link', { name: /^试香 ¥12\.00/ })).toHaveAttribute(
      'href',
      '/product/200307.html',
    );
  });
});
