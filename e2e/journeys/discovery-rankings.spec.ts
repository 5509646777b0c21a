import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';

test.describe('a shopper reads the rankings', () => {
  test('from the navigation, and sees what they count and for which period', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: '商品分类' })
      .getByRole('link', { name: '花容榜', exact: true })
      .click();
    await expect(page).toHaveURL('/rank/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('花容榜');
    await expect(page.getByText(/本榜于 \d+ 月 \d+ 日 10:00 更新/)).toBeVisible();
    await expect(page.getByRole('region', { name: '全站总榜' }).getByRole('listitem').first()).toContainText(
      '件',
    );
    await expect(page.getByRole('region', { name: '榜单怎么来的' })).toContainText('已支付且未退款的件数');
    await expectNoSeriousA11yProblems(page);
  });

  test('of one category and one kind, all twenty places, and comes back with the back button', async ({
    page,
  }) => {
    await page.goto('/rank/');
    await page
      .getByRole('navigation', { name: '榜单品类' })
      .locator('summary')
      .filter({ hasText: /^护肤$/ })
      .click();
    await page.getByRole('link', { name: '护肤总榜' }).click();
    await expect(page).toHaveURL('/rank/60001/');
    // The address changes before the page does, and until then the tabs are those of the old page.
    const ranking = page.getByRole('region', { name: '护肤总榜' });
    await expect(ranking).toBeVisible();
    await page
      .getByRole('navigation', { name: '榜单', exact: true })
      .getByRole('link', { name: /^新锐榜/ })
      .click();
    await expect(page).toHaveURL('/rank/60001/?kind=new');
    await expect(page).toHaveTitle('护肤总榜 新锐榜｜花容榜');
    await expect(ranking).toContainText(/新上榜|上升|下降|持平/);
    await page.getByText(/^展开第 11–\d+ 名$/).click();
    await expect(ranking.getByRole('heading', { level: 3 })).toHaveCount(21);
    await expect(page.getByRole('navigation', { name: '商品分类' }).locator('[aria-current]')).toHaveText(
      '花容榜',
    );
    await ranking
      .getByRole('button', { name: /^加入购物车：/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/rank/60001/');
  });

  test('and gets help when the category does not exist', async ({ page }) => {
    const answer = await page.request.get('/rank/1/');
    expect(answer.status()).toBe(404);
    expect((await page.request.get('/rank/60001/?kind=%3Cscript%3E')).status()).toBe(200);
  });
});
