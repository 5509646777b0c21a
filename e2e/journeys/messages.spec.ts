import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, sessionOf, signIn, signUp } from '../members.ts';

const CENTRE = '/myAccount/myMessage';
const unreadInHeader = (page: Page) =>
  page.getByRole('navigation', { name: '顶部菜单' }).getByRole('link', { name: /^消息/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: '消息类型' });

/** A new member, so that no other journey reads its messages. */
async function newMember(page: Page, baseURL: string) {
  await signUp(page, baseURL);
  const headers = await sessionOf(page);
  const { list: offers } = await (await page.request.get('/v2/myaccount/coupon/deposit'))
    .json()
    .then(({ results }) => results);
  return {
    /** Each claimed coupon creates a message. */
    async claim(count: number) {
      for (const { offerId } of offers.slice(0, count))
        await page.request.post('/v2/myaccount/coupon/receive', {
          headers,
          data: { queryBody: { offerId } },
        });
    },
  };
}

test.describe('the message centre', () => {
  test('shows a regular customer the events, with links', async ({ page, baseURL }) => {
    await signIn(page, baseURL!, members.peony);
    await page.goto(CENTRE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('消息中心');
    await expect(tabs(page).getByRole('link', { name: /^交易物流/ })).toHaveAttribute('aria-current', 'page');
    await expectNoSeriousA11yProblems(page);

    const toOrder = page.getByRole('main').getByRole('link', { name: '查看订单' }).first();
    const order = await toOrder.getAttribute('href');
    expect(order).toMatch(/^\/myOrderList\/\d{18}$/);
    await page.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(`${CENTRE}?page=2`);
    await tabs(page)
      .getByRole('link', { name: /^美妆灵感/ })
      .click();
    await expect(page).toHaveURL(`${CENTRE}?type=3`);
    await expect(page.getByRole('heading', { name: '更多灵感' })).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.goto(order!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('订单');
  });

  test('shows a new coupon, and the unread count decreases', async ({ page, baseURL }) => {
    const member = await newMember(page, baseURL!);
    await page.goto(`${CENTRE}?type=2`);
    // The coupon of registration comes with a message of its own.
    const heading = page.getByRole('heading', { name: /^一张优惠券已到账/ });
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveCount(1, { timeout: 2_000 });
    }).toPass();

    await member.claim(1);
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveCount(2, { timeout: 2_000 });
    }).toPass();
    await page.getByRole('button', { name: '标为已读：一张优惠券已到账' }).first().click();
    await expect(tabs(page).getByRole('link', { name: /^优惠活动/ })).toContainText('1');
    // A welcome message may arrive meanwhile, so the number is not fixed; header and page show the same one.
    await expect(async () => {
      await page.reload();
      const note = await page.getByText(/^\d+ 条未读，/).innerText({ timeout: 5_000 });
      const [unread] = /^\d+/.exec(note)!;
      await expect(unreadInHeader(page)).toHaveText(`消息${unread} 条未读`, { timeout: 2_000 });
    }).toPass();

    await page.getByRole('checkbox', { name: '只看未读' }).check();
    await expect(page).toHaveURL(`${CENTRE}?type=2&unread=1`);
    await expect(heading).toHaveCount(1);
    await page.getByRole('button', { name: '全部标为已读' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '都读过了' })).toBeVisible();
    await expect(unreadInHeader(page)).toHaveText('消息');
    await page.reload();
    await expect(page.getByRole('heading', { name: '都读过了' })).toBeVisible();
    await expect(page.getByText('0 条未读')).toBeVisible();
  });
});
