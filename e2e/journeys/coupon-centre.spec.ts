import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';

test('a new member sees the releases of the day, claims a coupon of a brand and filters what is left', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  await page.goto('/campaign/coupons.html');
  const drops = page.getByRole('region', { name: '整点放券' });
  // Those of the day and the first of the next.
  await expect(drops.getByRole('listitem').filter({ hasText: /^\d\d:00/ })).toHaveCount(4);
  await expect(drops.getByRole('timer')).toBeVisible();
  await expect(drops.getByRole('heading', { level: 3, name: '护肤满减券' })).toBeVisible();

  await page.getByRole('tab', { name: /^全部/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^满减券/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^品牌券/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '全场与品类' })).toBeHidden();
  const oreval = page.getByRole('article', { name: '欧梵品牌券' });
  await oreval.getByRole('button', { name: '领取：欧梵品牌券' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '「欧梵品牌券」已放进你的优惠券' })).toBeVisible();
  await expect(oreval.getByRole('link', { name: '去使用：欧梵品牌券' })).toHaveAttribute(
    'href',
    /^\/brand\//,
  );
  await page.getByLabel('只看还没领的').check();
  await expect(oreval).toBeHidden();
  await expect(page.getByRole('button', { name: '已领完：青也品牌券' })).toBeDisabled();

  await page.getByRole('tab', { name: /^会员专享/ }).click();
  await expect(page.getByRole('button', { name: '限牡丹：牡丹专享券' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '生日月可领：生日礼券' })).toBeDisabled();
  await page.getByRole('button', { name: '兑换：积分兑换券' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '用 800 积分兑换「积分兑换券」吗' });
  await question.getByRole('button', { name: '兑换' }).click();
  await expect(page.getByRole('status').filter({ hasText: '积分不足' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
});
