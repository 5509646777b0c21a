import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

const finder = '搜索品牌';

test.describe('a shopper looks for a brand on the wall', () => {
  test('and finds it by its first letter', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '品牌馆' }).first().click();
    await expect(page).toHaveURL('/brand/');
    const index = page.getByRole('navigation', { name: '字母索引' });
    await index.getByRole('link', { name: 'S', exact: true }).click();
    await expect(page).toHaveURL(/#letter-S$/);
    const letter = page.getByRole('region', { name: 'S', exact: true });
    await expect(letter.getByRole('heading')).toBeInViewport();
    await expect(index.locator('[aria-current]')).toHaveText('S');
    await letter.getByRole('link', { name: /SOLÈNE ARDEY/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOLÈNE ARDEY索兰娜');
  });

  test('and the index follows the scroll position', async ({ page }) => {
    await page.goto('/brand/');
    const index = page.getByRole('navigation', { name: '字母索引' });
    await expect(index.locator('[aria-current]')).toHaveText('A');
    await page.evaluate(() => document.getElementById('letter-F')?.scrollIntoView());
    await expect(index.locator('[aria-current]')).toHaveText('F');
    await expect(index).toBeInViewport();
    await index.getByRole('link', { name: '#', exact: true }).click();
    await expect(page.getByRole('link', { name: /42 NORTH/ })).toBeInViewport();
    await expect(index.locator('[aria-current]')).toHaveText('#');
  });

  for (const typed of ['solene', 'ardey', '索兰', '小赤木']) {
    test(`and finds it by typing ${typed}`, async ({ page }) => {
      await page.goto('/brand/');
      await page.getByRole('textbox', { name: finder }).fill(typed);
      await expect(page.getByText('找到 1 个')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/brand\/SOL%C3%88NEARDEY-\d+\/$/);
    });
  }

  test('and an unknown name leads to the product search', async ({ page }) => {
    await page.goto('/brand/');
    await page.getByRole('textbox', { name: finder }).fill('口红');
    await expect(page.getByRole('heading', { name: '没有找到这样的品牌' })).toBeVisible();
    await expect(page.getByRole('link', { name: '在商品里搜「口红」' })).toHaveAttribute(
      'href',
      /^\/search\/\?k=/,
    );
    await page.getByRole('link', { name: '看全部品牌' }).click();
    await expect(page.getByRole('textbox', { name: finder })).toHaveValue('');
    await expect(page.getByRole('region', { name: 'A', exact: true })).toBeVisible();
  });

  test('with the keyboard alone', async ({ page }) => {
    await page.goto('/brand/');
    const field = page.getByRole('textbox', { name: finder });
    await field.focus();
    await page.keyboard.type('m');
    await expect(page.getByText('Enter 打开 MAISON OREVAL 欧梵')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^JASPER MOON/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^MAISON OREVAL/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.type('m');
    await expect(page.getByText('Enter 打开 MAISON OREVAL 欧梵')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MAISON OREVAL');
  });

  test('among those from China, and comes back with the back button', async ({ page }) => {
    await page.goto('/brand/');
    const marks = page.getByRole('navigation', { name: '品牌类型' });
    const chip = marks.getByRole('link', { name: /^国货之选/ });
    const count = Number((await chip.innerText()).replace(/\D/g, ''));
    await chip.click();
    await expect(page).toHaveURL('/brand/?mark=guohuo');
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(`共 ${count} 个`)).toBeVisible();
    await expect(page.locator('main section[id^=letter-] li')).toHaveCount(count);
    await page.goBack();
    await expect(marks.getByRole('link', { name: /^全部/ })).toHaveAttribute('aria-current', 'true');
  });

  test('without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/brand/?mark=international`);
    await page.getByRole('textbox', { name: finder }).fill('小赤木');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=.+&mark=international$/);
    await expect(page.locator('main section[id^=letter-] li')).toHaveCount(1);
    await context.close();
  });
});

test('the wall shows the correct number of brands and is accessible', async ({ page }) => {
  await page.goto('/brand/');
  const shown = await page.locator('main section[id^=letter-] li').count();
  await expect(page.getByText(`${shown} 个品牌，`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '品牌类型' }).getByRole('link').first()).toHaveText(
    `全部 ${shown}`,
  );
  await expectNoSeriousA11yProblems(page);
});

for (const width of [1200, 1440, 1920]) {
  test(`on a window ${width} px wide no brand page has to be scrolled sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/brand/');
    const solene = await page
      .getByRole('link', { name: /SOLÈNE ARDEY/ })
      .last()
      .getAttribute('href');
    const story = `/brand/story/${solene!.match(/(\d+)\/$/)![1]}.html`;
    for (const path of ['/brand/', solene!, story]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
