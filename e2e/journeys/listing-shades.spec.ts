import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';

test('a shopper finds a foundation by undertone and depth, and similar shades of other brands', async ({
  page,
}) => {
  await gotoHydrated(page, '/category/600020101/');
  const filters = page.getByRole('complementary', { name: '筛选' });
  await filters.getByRole('link', { name: /^小麦，\d+ 件$/ }).click();
  await expect(page).toHaveURL(/f=depth/);
  // The counts beside the filters change with the list.
  const chosen = page.getByRole('navigation', { name: '已选条件' });
  await expect(chosen).toContainText('小麦');
  const warm = filters.getByRole('link', { name: /^暖调 ?\d+$/ });
  const count = Number((await warm.innerText()).replace(/\D/g, ''));
  await warm.click();
  await expect(chosen).toContainText('暖调');
  await expect(page.locator('h1').getByRole('status')).toContainText(String(count));
  await expectNoSeriousA11yProblems(page);

  const card = page
    .getByRole('region', { name: '商品列表' })
    .getByRole('link', { name: /竹影清透粉底液 \dW/ });
  const shade = /\dW \S+/.exec(await card.innerText())![0];
  await card.click();
  await expect(page).toHaveURL(/\?sku=/);
  await expect(page.getByRole('radio', { name: shade })).toBeChecked();
  const near = page.getByRole('region', { name: /^相近色号/ }).getByRole('link');
  await expect(near.first()).toContainText('¥');
  await expect(near.first()).toHaveAttribute('href', /\?sku=/);
});
