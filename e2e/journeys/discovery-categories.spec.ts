import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

const results = '商品列表';

test.describe('a shopper browses the special categories', () => {
  for (const [path, title] of [
    ['/weeklyspecials/', '本周特惠'],
    ['/exclusive/', '花容独家'],
    ['/gift_set/', '礼盒'],
    ['/function/barrier/', '屏障修护'],
    ['/tryout/', '试用装'],
  ] as const)
    test(`${title}: it lists goods, says how many, and can be found`, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        new RegExp(`^${title}\\s*\\d+ 件商品`),
      );
      await expect(page.getByRole('region', { name: results }).getByRole('article').first()).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['BreadcrumbList', 'ItemList']);
      await expectNoSeriousA11yProblems(page);
    });

  test('the week’s specials count down and respect the filters', async ({ page }) => {
    await page.goto('/weeklyspecials/');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('complementary', { name: '筛选' }).getByRole('link', { name: /^彩妆/ }).click();
    await expect(page).toHaveURL(/\/weeklyspecials\/\?f=category/);
    await expect(page.getByRole('region', { name: results }).locator('del').first()).toBeVisible();
  });

  test('trial sizes are listed twenty-five to a page', async ({ page }) => {
    await page.goto('/tryout/');
    await expect(page.getByRole('region', { name: results }).getByRole('article')).toHaveCount(25);
    await page.goto('/tryout/?pageNo=99');
    await expect(page.getByText('后面没有了')).toBeVisible();
  });

  test('an unknown effect is not found', async ({ page }) =>
    expect((await page.request.get('/function/immortality/')).status()).toBe(404));
});

test.describe('a shopper compares products', () => {
  test('sees prices and the match with a skin, shows only the differences, removes one and adds another', async ({
    page,
  }) => {
    await page.goto('/compare?ids=201501,204201,208909');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('三款面霜，放在一起看');
    await expect(page.getByRole('row', { name: /^保质期/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '再加一款' })).toHaveAttribute('href', '#add');
    await expect(page.getByRole('row', { name: /^到手价/ }).getByRole('cell')).toHaveText([/¥/, /¥/, /¥/]);
    await expectNoSeriousA11yProblems(page);
    await expect(page.getByRole('row', { name: /^肤质匹配/ })).toBeHidden();
    // The page may not be hydrated yet, so the choice is repeated.
    await expect(async () => {
      await page.getByLabel('你的肤质').selectOption('');
      await page.getByLabel('你的肤质').selectOption('干性');
      await expect(page.getByRole('row', { name: /^肤质匹配/ })).toContainText('标注适合', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(page.getByRole('row', { name: /^同肤质好评/ })).toContainText('干性');
    await page.getByLabel('只看不同').click();
    await expect(page.getByRole('row', { name: /^保质期/ })).toBeHidden();
    await page.getByRole('link', { name: '不比山茶焕亮面霜' }).click();
    await expect(page).toHaveURL('/compare?ids=201501,208909&only=different');
    await page.getByLabel('查找要对比的商品').fill('山茶焕亮面霜');
    await page.getByRole('list', { name: '找到的商品' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/compare?ids=201501,208909,204201&only=different');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('三款');
    await page.getByRole('link', { name: '换一款来比' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('navigation', { name: '正在对比的商品' }).getByRole('link')).toHaveCount(3);
  });

  test('with invalid ids gets a helpful page', async ({ page }) => {
    await page.goto('/compare?ids=1,<script>,999999999');
    await expect(page.getByText('还没有要对比的商品')).toBeVisible();
    await expect(page.getByRole('link', { name: /加入对比$/ })).toHaveCount(4);
  });

  test('finds recently viewed products under the next listing, ready to compare', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'productIds', value: '201501,204201', url: baseURL! }]);
    await page.goto('/category/600010302/');
    const views = page.getByRole('region', { name: '最近看过' });
    await expect(views.getByRole('article')).toHaveCount(2);
    await expect(views.getByRole('link', { name: '放在一起对比' })).toHaveAttribute(
      'href',
      '/compare?ids=201501,204201',
    );
  });
});

test('hovering over a shade changes the image', async ({ page }) => {
  await page.goto('/category/6000203/');
  const card = page.getByRole('region', { name: results }).getByRole('article').first();
  const image = card.locator('img');
  const before = await image.getAttribute('src');
  await card
    .getByRole('img', { name: /^共 \d+ 色$/ })
    .locator('> span')
    .nth(1)
    .hover();
  await expect(image).not.toHaveAttribute('src', before!);
  await page.mouse.move(0, 0);
  await expect(image).toHaveAttribute('src', before!);
});
