import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, signIn, signUp } from '../members.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
/** A gift card of the demo, as in the SMS in its outbox. */
const GIFT = { number: '8688 2026 0000 6619', tail: '6619', pin: '246810' };

test.describe('a new member', () => {
  test('binds a stored-value card, reports it lost, reactivates it and unbinds it', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL!);
    await page.goto('/restMyCard');
    await expect(page.getByRole('heading', { name: '还没有储值卡' })).toBeVisible();
    const bind = page.getByRole('region', { name: '绑定储值卡' });
    await bind.getByLabel('卡号').fill(GIFT.number);
    await bind.getByLabel('卡密').fill('135790');
    await bind.getByRole('button', { name: '绑定' }).click();
    await expect(bind.getByText(/卡号或卡密不正确/)).toBeVisible();
    await bind.getByLabel('卡密').fill(GIFT.pin);
    await page.keyboard.press('Enter');
    await expect(said(page, '已绑定尾号 6619，余额 ¥300.00')).toBeVisible();

    const card = page.getByRole('article', { name: '储值卡，尾号 6619' });
    await expect(card).toContainText('¥300.00');
    await expect(page.getByRole('table', { name: '储值卡流水' })).toContainText('+¥300.00');
    await expectNoSeriousA11yProblems(page);

    await page.getByRole('button', { name: '挂失：尾号 6619' }).click();
    await page.getByRole('button', { name: '确认挂失' }).click();
    await expect(card).toContainText('挂失中');
    await page.getByRole('button', { name: '解除挂失：尾号 6619' }).click();
    const dialog = page.getByRole('dialog', { name: /解除尾号 6619 的挂失/ });
    await dialog.getByLabel('卡密').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('卡密不正确，请核对后重试')).toBeVisible();
    await dialog.getByLabel('卡密').fill(GIFT.pin);
    await page.keyboard.press('Enter');
    await expect(card).toContainText('长期有效');

    await page.getByRole('button', { name: '解绑：尾号 6619' }).click();
    await page.getByRole('button', { name: '确认解绑' }).click();
    await expect(card).toBeHidden();
  });

  test('redeems a code and claims a coupon', async ({ page, baseURL }) => {
    await signUp(page, baseURL!);
    await page.goto('/myAccount/coupon');
    // Every new member has the coupon of the first order.
    await expect(page.getByRole('article', { name: '新会员首单礼券' })).toContainText('满 99 可用');
    await expect(page.getByRole('button', { name: '领取：新会员首单礼券' })).toBeHidden();
    await page.getByLabel('兑换码').fill('HUARONG-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('兑换码应为 14 位，目前 11 位')).toBeVisible();
    await page.getByLabel('兑换码').fill('huarong-2026-new');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: '社群专享券' })).toContainText('满 399 可用');
    await page.getByRole('button', { name: '领取：全场满减券' }).click();
    await expect(page.getByRole('article', { name: '全场满减券' })).toBeVisible();
  });
});

test('a member exchanges points, and sees them in the history', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.gold);
  await page.goto('/myAccount/integralFlow');
  await expect(title(page)).toHaveText('积分明细');
  await page
    .getByRole('button', { name: /^兑换：/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '兑换确认' });
  await expect(dialog).toContainText('兑换后剩余');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(said(page, /已兑换「.+」，随下一单寄出/)).toBeVisible();
  await expect(page.getByRole('table', { name: '积分收支' })).toContainText('积分兑换');
  await page.getByRole('link', { name: '兑换记录' }).click();
  await expect(page.getByRole('table', { name: '兑换记录' })).toContainText('随下一单寄出');
});

test('the regular customer sees all assets and open tasks', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.peony);
  await page.goto('/myAccount');
  const todo = page.getByRole('region', { name: /先处理这几件/ });
  await expect(todo).toContainText('笔订单待付款');
  await expect(todo).toContainText('张券 3 天内到期');
  await expect(page.getByRole('region', { name: '梳妆台提醒' })).toContainText('建议更换');
  await expectNoSeriousA11yProblems(page);

  await page.goto('/myAccount/coupon?valid=1');
  await expect(page.getByRole('region', { name: '会员信息' })).toContainText(/储值卡¥[\d,]+\.\d\d收藏\d+/);
  await expect(page.getByRole('article', { name: '双十一满减券' })).toContainText('占用中');
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('link', { name: /^已使用/ }).click();
  await expect(page.getByRole('article', { name: '秋日回馈券' }).first()).toContainText('省了 ¥30.00');
  await page.getByRole('link', { name: /^已过期/ }).click();
  await expect(page.getByRole('article', { name: '香氛券' })).toContainText('已过期');
  await page.getByRole('link', { name: '查看门店券' }).click();
  await expect(page.getByRole('article', { name: '门店护理体验券' })).toBeVisible();
});

test('every asset page is accessible', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.peony);
  for (const [path, heading] of [
    ['/myAccount/integralFlow', '积分明细'],
    ['/myAccount/myMemberCard', '会员卡'],
    ['/myAccount/changeHistory', '等级变更'],
    ['/restMyCard', '储值卡'],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
    await expectNoSeriousA11yProblems(page);
  }
});
