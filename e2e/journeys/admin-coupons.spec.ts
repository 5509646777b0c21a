import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer writes a coupon by keyboard, a member uses it in the cart, and nobody claims it once it is stopped', async ({
  page,
  baseURL,
}) => {
  const title = `冬夜券 ${Date.now() % 1_000_000}`;
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/coupons/new`);
  await expect(page.getByRole('heading', { level: 1, name: '新建优惠券' })).toBeVisible();
  for (const [label, value] of [
    ['满多少元可用', '300'],
    ['减多少元', '40'],
    ['名称', title],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.insertText(value);
  }
  await expect(page.getByText('满 300 减 40，全场商品，领后 7 天内有效，每人 1 张')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, page.getByRole('button', { name: '存为草稿' }), { isBackwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '发布' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已发布')).toBeVisible();
  const offerPage = page.url();

  await signUp(page, baseURL!);
  const { path } = await findProduct(page.request, '小赤木');
  await page.goto(path);
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  await page.goto('/shopcart');
  for (const units of [2, 3]) {
    await page.getByRole('button', { name: /^增加.*数量$/ }).click();
    await expect(page.getByText(`共 ${units} 件商品，已选 ${units} 件`)).toBeVisible();
  }
  await page.getByRole('button', { name: /^优惠券/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '优惠券' });
  const offered = dialog
    .getByRole('region', { name: '可以领取' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await offered.getByRole('button', { name: '领取' }).press('Enter');
  const owned = dialog
    .getByRole('region', { name: '我的优惠券' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(owned).toContainText('已减 ¥40.00');

  await signInStaff(page, 'marketer');
  await page.goto(offerPage);
  await expect(page.getByRole('row').filter({ hasText: '自己领取' })).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: '停发' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '停发' }));
  await page.keyboard.press('Enter');
  await expect(said(page, '已停发')).toBeVisible();
  const { results } = await (await page.request.get('/v2/myaccount/coupon/deposit')).json();
  expect(results.list.map((offer: { title: string }) => offer.title)).not.toContain(title);
});
