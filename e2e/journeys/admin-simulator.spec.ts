import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer prices a basket of a future date by keyboard, and the link of the case shows it again', async ({
  page,
}) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/simulator`);
  await expect(page.getByRole('heading', { name: '先往购物车里加商品' })).toBeVisible();
  const found = page.getByRole('list', { name: '找到的规格' });
  for (const words of ['山茶焕亮面霜', '便携伸缩唇刷', '炒茶人茶籽护手霜']) {
    await tabTo(page, page.getByLabel('加商品'));
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(found).toBeVisible();
    await tabTo(page, found.getByRole('button').first());
    await page.keyboard.press('Enter');
    await expect(found).toBeHidden();
  }
  await expect(page.getByText('3 行，3 件')).toBeVisible();
  await tabTo(page, page.getByLabel('会员卡'), { isBackwards: true });
  await chooseByArrows(page, page.getByLabel('会员卡'), 'GOLD');
  const when = page.getByLabel('日期与时间');
  await tabTo(page, when, { isBackwards: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${new Date().getFullYear() + 1}-01-05 20:00`);
  const coupon = page.getByLabel('用哪一张');
  await expect(coupon.getByRole('option', { name: '全场满减券', exact: true })).toBeAttached();
  await tabTo(page, coupon);
  await chooseByArrows(page, coupon, 'all-80');
  const fired = page.getByRole('region', { name: '用上的' });
  await expect(fired.getByText('全场满减券')).toBeVisible();
  await expect(
    page.getByRole('region', { name: '没用上的' }).getByText(/山茶焕亮面霜限时秒杀/),
  ).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  // What was chosen last is still being priced while the sum of before is shown.
  await expect(page.locator('.sim-result')).toHaveAttribute('aria-busy', 'false');
  const total = await page.locator('.sum .tot dd').textContent();

  await tabTo(page, page.getByRole('button', { name: '存为例子' }), { isBackwards: true });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '存为例子' });
  await tabTo(page, dialog.getByLabel('名字'));
  await page.keyboard.type('牡丹三件');
  await page.keyboard.press('Enter');
  await expect(said(page, '已保存')).toBeVisible();
  await expect(page).toHaveURL(/\/simulator\/\d+$/);
  await page.goto(page.url());
  await expect(page.getByRole('heading', { name: '牡丹三件' })).toBeVisible();
  await expect(page.locator('.sum .tot dd')).toHaveText(total ?? '');
  await expect(page.getByText('与保存的那天不同了')).toBeHidden();
});

/** Goes down the focused list to this choice. */
async function chooseByArrows(page: Page, list: Locator, value: string): Promise<void> {
  for (let presses = 0; (await list.inputValue()) !== value; presses++) {
    expect(presses, 'the list has it').toBeLessThan(40);
    await page.keyboard.press('ArrowDown');
  }
}
