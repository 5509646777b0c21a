import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { PHONE } from '../phone.ts';
import { findProduct } from '../products.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

const skuSheet = (page: Page) => page.getByRole('dialog', { name: '选择规格与数量' });
const standing = (page: Page) =>
  page.evaluate(() => ({ y: Math.round(window.scrollY), entries: window.history.length }));
/** Between the last control of a modal dialog and its first one, the focus is on the document. */
const isFocusIn = (page: Page) =>
  page.evaluate(
    () => document.activeElement === document.body || !!document.activeElement?.closest('dialog[open]'),
  );

test('a shade is chosen in the sheet by touch and put into the cart', async ({ page, request }) => {
  const { path } = await findProduct(request, '小赤木');
  await gotoHydrated(page, path);
  const sheet = skuSheet(page);
  const add = page.getByRole('button', { name: '加入购物车', exact: true });
  await expectNoSeriousA11yProblems(page);
  const cart = await page.locator('[data-page-bar]').getByRole('link', { name: '购物车' }).boundingBox();
  expect(cart!.x + cart!.width, 'the tools stand at the right edge').toBeGreaterThan(
    PHONE.viewport.width - 16,
  );

  // Until a shade is chosen, both buttons ask for it.
  await page.getByRole('link', { name: '立即购买' }).tap();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/#sku$/);
  await expect(sheet.getByText('已选')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  for (let at = 0; at < 20; at += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page), `Tab ${at + 1} stays in the sheet`).toBe(true);
  }
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  // The page behind stands where it stood, and so does the history.
  const row = page.getByRole('button', { name: /^颜色/ });
  await row.scrollIntoViewIfNeeded();
  const before = await standing(page);
  await row.tap();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(await standing(page)).toEqual(before);

  await add.tap();
  const shades = sheet.getByRole('radio');
  await shades.nth(2).tap();
  await expect(shades.nth(2)).toBeChecked();
  const shade = (await shades.nth(2).getAttribute('aria-label'))!;
  await expect(sheet.getByText(`已选 ${shade}`)).toBeVisible();
  await sheet.getByRole('button', { name: '增加数量' }).tap();
  await sheet.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?sku=\d+$/);
  await page.locator('[popover] a', { hasText: '去购物车' }).tap();
  await expect(page).toHaveURL(/\/shopcart/);
  await expect(page.getByText(shade).first()).toBeVisible();
});

test('images are zoomed, offers open, and Back closes both', async ({ page, request }) => {
  const { path } = await findProduct(request, '小赤木');
  await gotoHydrated(page, path);
  const { entries } = await standing(page);

  await page
    .getByAltText(/朱砂丝绒哑光唇膏/)
    .first()
    .tap();
  const zoom = page.getByRole('dialog', { name: /大图$/ });
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();

  await page.getByRole('button', { name: '领取' }).tap();
  const offers = page.getByRole('dialog', { name: '优惠' });
  await expect(offers.getByRole('heading', { name: '到手价怎么算' })).toBeVisible();
  await expect(offers.getByRole('heading', { name: '促销' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.goBack();
  await expect(offers).toBeHidden();
  expect((await standing(page)).entries).toBeLessThanOrEqual(entries + 1);

  // Its address opens the sheet, and closing it stays in the shop.
  await page.goto('about:blank');
  await gotoHydrated(page, `${path}#promo`);
  await expect(offers).toBeVisible();
  await offers.getByRole('button', { name: '关闭' }).tap();
  await expect(offers).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  // Cards beside each other in a line that is swiped.
  await page.locator('#comments').scrollIntoViewIfNeeded();
  const together = page.getByRole('region', { name: '搭配使用' }).getByRole('article');
  await together.first().scrollIntoViewIfNeeded();
  expect((await together.first().boundingBox())!.width).toBeGreaterThan(PHONE.viewport.width / 3);
  await page.evaluate(() => window.scrollTo(0, 0));

  // The links of the bar come when the images have gone.
  const anchors = page.getByRole('navigation', { name: '页内导航' });
  await expect(anchors).toBeHidden();
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await anchors.getByRole('link', { name: '详情' }).tap();
  await expect(page.getByRole('heading', { name: '商品详情' })).toBeInViewport();
});

test('a sold-out shade can be chosen, for a notice when it is back', async ({ page, request }) => {
  const { path } = await findProduct(request, '单格眼影芯 缎光');
  await gotoHydrated(page, path);
  await page.getByRole('button', { name: /^颜色/ }).tap();
  const sheet = skuSheet(page);
  await sheet.getByRole('radio', { name: /缺货/ }).first().tap();
  await sheet.getByRole('button', { name: '到货提醒' }).tap();
  const reminder = page.getByRole('dialog', { name: '到货通知' });
  await expect(reminder).toBeVisible();
  await page.goBack();
  await expect(reminder).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?sku=\d+$/);
});
