import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { findProduct } from '../products.ts';

test.describe('a product page', () => {
  test('shows the product, its final price and the price details', async ({ page, request }) => {
    const { path } = await findProduct(request, '小赤木');
    expect(await (await request.get(path)).text(), 'before any script runs').toContain('到手价怎么算');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('朱砂丝绒哑光唇膏');
    const offer = page.getByRole('region', { name: '价格与优惠' });
    await expect(offer.getByText('到手价', { exact: true })).toBeVisible();
    await expect(offer.getByRole('list', { name: '到手价怎么算' })).toContainText('320.00');
    await expect(page.getByRole('button', { name: '加入购物车', exact: true })).toBeEnabled();
    await expectNoSeriousA11yProblems(page);
  });

  test('lists what the chosen size of a set holds, with links to what is sold alone', async ({
    page,
    request,
  }) => {
    await gotoHydrated(page, (await findProduct(request, '三分钟理容礼盒')).path);
    const holds = (size: string) => page.getByRole('table', { name: `规格：${size}` });
    for (const [size, count] of [
      ['三件礼盒', 5],
      ['两件礼盒（皂与须后）', 3],
    ] as const) {
      await page.getByRole('group', { name: '规格' }).getByTitle(size).click();
      await expect(holds(size).getByRole('row')).toHaveCount(1 + count);
    }
    await holds('两件礼盒（皂与须后）').getByRole('link', { name: '谢菲尔德剃须皂' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('谢菲尔德剃须皂');
  });

  test('is delivered where a shopper says by keyboard, who goes on from there', async ({ page, request }) => {
    await gotoHydrated(page, (await findProduct(request, '小赤木')).path);
    const place = page.getByRole('button', { name: /更换$/ });
    const dialog = page.getByRole('dialog', { name: '配送至' });
    await tabTo(page, place);
    await page.keyboard.press('Enter');
    for (const [label, first] of [
      [/^省份/, '北京市'],
      [/^城市/, '北京市'],
      [/^区县/, '东城区'],
    ] as const) {
      const select = dialog.getByLabel(label);
      await expect(select.getByRole('option', { name: first })).toBeAttached();
      await tabTo(page, select);
      await page.keyboard.press('ArrowDown');
    }
    await tabTo(page, dialog.getByRole('button', { name: '确定' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(place).toHaveText(/北京 东城区/);
    await expect(place).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^区县/)).toHaveValue('110101');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(place).toBeFocused();
  });

  test('changes shade, images and address without a page load', async ({ page, request }) => {
    const { path } = await findProduct(request, '小赤木');
    await page.goto(path);
    const shades = page.getByRole('radio');
    await shades.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(shades.nth(1)).toBeChecked();
    await expect(page).toHaveURL(/\?sku=\d+$/);
    const address = page.url();
    await page.reload();
    expect(page.url()).toBe(address);
    await expect(shades.nth(1)).toBeChecked();
  });

  test('adds it to the cart of a new visitor', async ({ page, request }) => {
    const { path } = await findProduct(request, '小赤木');
    await page.goto(path);
    await page.getByRole('button', { name: '加入购物车', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
    await page.goto('/shopcart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('购物车');
    await expect(page.getByRole('link', { name: '朱砂丝绒哑光唇膏' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
  });

  test('loads comments and questions when the shopper scrolls near', async ({ page, request }) => {
    const { path } = await findProduct(request, '小赤木');
    await page.goto(`${path}#comments`);
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await expect(page.locator('#comments article').first()).toBeVisible();
    await expect(page.locator('#questions dl').first()).toBeVisible();
  });
});

test('a product page shows similar shades, matching products and ingredients', async ({ page, request }) => {
  const { path } = await findProduct(request, '小赤木');
  await page.goto(path);
  const near = page.getByRole('region', { name: /^相近色号/ }).getByRole('link');
  await expect(near.first()).toContainText('¥');

  const ingredient = page.locator('#specifications dd button').first();
  await ingredient.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const together = page.getByRole('region', { name: /^搭配买更省/ });
  await expect(together).toContainText('比单买省');
  await together.getByRole('button', { name: '一并加入购物车' }).click();
  await expect(page.getByRole('status').filter({ hasText: '4 件已加入购物车' })).toBeAttached();
  await page.goto('/shopcart');
  await expect(page.getByText(/^套装优惠「冬日妆容/)).toBeVisible();
});

test.describe('a product that does not exist', () => {
  test.use({ expectedError: /404/ });
  test('answers with the helpful 404', async ({ page }) => {
    const response = await page.goto('/product/99999999.html');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('只剩下影子了');
  });
});

test('all questions about a product have a page of their own', async ({ page, request }) => {
  const { productId } = await findProduct(request, '小赤木');
  await page.goto(`/consultation/${productId}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('问大家：朱砂丝绒哑光唇膏');
  await expect(page.locator('main dl').first()).toBeVisible();
  await expectNoSeriousA11yProblems(page);
});
