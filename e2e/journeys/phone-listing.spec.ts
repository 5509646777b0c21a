import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findLayoutProblems, PHONE } from '../phone.ts';

test.use({ ...PHONE, loadsImages: true });

test('filters in the sheet, appends a page, and Back from a product finds the card where it was', async ({
  page,
}) => {
  await page.goto('/category/60002/');
  await page.getByRole('link', { name: '销量' }).tap();
  await expect(page).toHaveURL(/sort=sales/);

  // Choices change the count alone, until the listing is opened with them.
  await page.getByRole('link', { name: '筛选' }).tap();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('link', { name: /¥100–300/ }).tap();
  await expect(sheet.getByText('已选 1 项')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '件商品' })).toHaveText('218 件商品');
  const show = sheet.getByRole('button', { name: /^查看 \d+ 件/ });
  await expect(show).not.toHaveText('查看 218 件');
  const count = (await show.textContent())!.replace(/\D/g, '');
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/f=price.*sort=sales/);
  await expect(page.getByRole('status').filter({ hasText: '件商品' })).toHaveText(`${count} 件商品`);
  const address = page.url();

  const cards = page.getByRole('region', { name: '商品列表' }).locator('article');
  const before = await cards.count();
  await page.getByRole('link', { name: /^再看 \d+ 件/ }).tap();
  await expect.poll(() => cards.count()).toBeGreaterThan(before + 20);
  expect(page.url()).toBe(address);
  const total = await cards.count();
  const card = cards.nth(before + 12);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').textContent();
  const place = (await card.boundingBox())!.y;
  await card.getByRole('link').last().tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

  // The very first frame of the listing has all its cards and its place.
  await page.evaluate(() => {
    const seen: { cards: number; at: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const list = document.querySelector('section[aria-label="商品列表"]');
      if (list) seen.push({ cards: list.querySelectorAll('article').length, at: window.scrollY });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards.nth(before + 12).getByRole('heading')).toHaveText(name!);
  expect(Math.abs((await cards.nth(before + 12).boundingBox())!.y - place)).toBeLessThan(3);
  const first = await page.evaluate(
    () => (window as unknown as { seen: { cards: number; at: number }[] }).seen[0],
  );
  expect(first?.cards).toBe(total);
  expect(first?.at).toBeGreaterThan(1000);

  // The sheet left nothing in the history: Back leads to the listing without the filter.
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/60002\/\?sort=sales$/);
  await expect(page.getByRole('status').filter({ hasText: '件商品' })).toHaveText('218 件商品');
});

test('the filters open by their address, and listing, coupons and comparison have no serious problems', async ({
  page,
}) => {
  await page.goto('/category/60002/#filter');
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await expect(sheet).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/category\/60002\/$/);

  const products = page.getByRole('region', { name: '商品列表' }).locator('article h3 a');
  const ids = await products.evaluateAll((links) =>
    links.slice(0, 3).map((link) => /(\d+)(?!.*\d)/.exec((link as HTMLAnchorElement).pathname)?.[1]),
  );
  for (const path of ['/category/60002/', '/campaign/coupons.html', `/compare?ids=${ids.join(',')}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNoSeriousA11yProblems(page);
    const { overflow, fields } = await findLayoutProblems(page);
    expect(overflow, path).toEqual([]);
    expect(fields, path).toEqual([]);
  }
});
