import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

const SLOT = `${ADMIN}/content/home_editorial`;
/** Pages are cached: the shop drops them a moment after the change. */
const expectInShop = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: new RegExp(text) })).toBeAttached({ timeout: 2_000 });
  }).toPass();
const undoLatest = async (page: Page) => {
  await page.getByRole('button', { name: '撤销', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(said(page, '已撤销')).toBeVisible();
};

test('a marketer changes a text of the home page by keyboard, plans another for tomorrow, and undoes both', async ({
  page,
}) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content`);
  await expect(page.getByRole('heading', { level: 1, name: '页面与首页' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(
    page,
    page.getByRole('navigation', { name: '首页上的位置' }).getByRole('link', { name: /编辑手记/ }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '编辑手记' })).toBeVisible();

  const first = page.getByLabel('标题第一行');
  await tabTo(page, first);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('雪夜里的红');
  await expect(page.getByRole('region', { name: '预览' })).toContainText('雪夜里的红');
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(said(page, '已发布')).toBeVisible();
  await expectInShop(page, '雪夜里的红');

  await page.goto(SLOT);
  await page.getByRole('button', { name: '这个次序再排一个' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '排上' }).press('Enter');
  await first.fill('明天的红');
  await page.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(said(page, '已发布')).toBeVisible();
  const plans = page.getByRole('region', { name: '内容' }).getByRole('listitem').first();
  await expect(plans.getByRole('button', { name: /雪夜里的红.*在线，到/ })).toBeVisible();
  await expect(plans.getByRole('button', { name: /明天的红.*起/ })).toBeVisible();
  await expectInShop(page, '雪夜里的红');

  await page.goto(SLOT);
  await undoLatest(page);
  await expect(plans.getByRole('button', { name: /明天的红/ })).toHaveCount(0);
  await undoLatest(page);
  await expect(first).toHaveValue('同一支红，');
  await expectInShop(page, '同一支红');
});

test.describe('what cannot be published', () => {
  test.use({ expectedError: /409 \(Conflict\)/ });
  test('a text that does not fit and a dead link are named at the line and not published', async ({
    page,
  }) => {
    await signInStaff(page, 'marketer');
    await page.goto(`${ADMIN}/content/top_notice`);
    await page.getByLabel('链接').fill('/campaign/no-such-page.html');
    await expect(page.getByText('没有这个专题').first()).toBeVisible();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '有 1 处要改：没有这个专题' })).toBeVisible();
    await page.getByRole('button', { name: '放弃改动' }).click();
    await page.goto(`${ADMIN}/content/links`);
    await expect(page.getByRole('heading', { name: '没有打不开的链接' })).toBeVisible();
  });
});
