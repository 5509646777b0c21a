import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

test.describe('a visitor opens the shop', () => {
  test('and finds the layout, the stage and the eight categories', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('花容 HUARONG｜官方授权美妆商城');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一抹胭脂足以过冬');
    await expect(page.getByRole('navigation', { name: '商品分类' }).getByRole('link')).toHaveCount(14);
    await expect(page.getByRole('region', { name: '八大品类' }).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByText('沪ICP备00000000号-1')).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  for (const width of [1200, 1440, 1920]) {
    test(`on a window ${width} px wide, without having to scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }

  test('and reads the campaign lines one by one', async ({ page }) => {
    await page.goto('/');
    const lines = page.getByRole('region', { name: '活动消息' });
    await expect(lines).toContainText('1 / 4');
    await lines.getByRole('button', { name: '下一条' }).click();
    await expect(lines).toContainText('冬日焕采季');
    await expect(lines.getByRole('timer')).toHaveText(/^\d\d 天 \d\d:\d\d:\d\d$/);
    await lines.getByRole('button', { name: '上一条' }).click();
    await expect(lines).toContainText('独家首发');
  });

  test('and keeps the navigation in view past 700 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: '吸顶分类' });
    await page.evaluate(() => window.scrollTo(0, 690));
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 760));
    await expect(bar).toBeVisible();
  });

  test('without script, and can read all of it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('欢迎来到花容')).toBeVisible();
    await context.close();
  });
});

test('a shopper with a keyboard can skip to the content with a visible focus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('the answer of a page that a browser already has is not sent again', async ({ request }) => {
  const first = await request.get('/');
  const again = await request.get('/', { headers: { 'if-none-match': first.headers()['etag']! } });
  expect(again.status()).toBe(304);
  expect(first.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
});
