import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

/** Without a mouse: goes there and presses. */
async function pressAt(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}
async function typeOver(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('a marketer stores a section as a draft, opens it again, plans it and takes it back, by keyboard', async ({
  page,
}) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home?section=exclusive`);
  const title = page.getByLabel('标题', { exact: true });
  await expect(title).toHaveValue('花容独家');
  await typeOver(page, '标题', '只此一家');
  await pressAt(page, '存草稿');
  await expect(said(page, '已存草稿')).toBeVisible();
  await expect(title).toHaveValue('花容独家');

  await pressAt(page, '打开草稿');
  await expect(title).toHaveValue('只此一家');
  await expect(page.getByText('正在改', { exact: false }).filter({ hasText: '的草稿' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await typeOver(page, '标题', '只在花容');
  await tabTo(page, page.getByLabel('定时生效'));
  await page.keyboard.press('Space');
  await page.getByLabel('生效（北京时间）').fill('2027-01-05T10:00');
  await pressAt(page, '定时发布');
  await expect(said(page, '已定时')).toBeVisible();
  await expect(title).toHaveValue('花容独家');
  const history = page.getByRole('list', { name: '改动记录' });
  await expect(history.getByText('已定时')).toBeVisible();
  await expect(history.getByText('草稿', { exact: true })).toHaveCount(0);

  await page.goto(`${ADMIN}/content/home?section=exclusive`);
  await pressAt(page, '撤回计划');
  await expect(said(page, '已撤回')).toBeVisible();
  await expect(history.getByText('已定时')).toHaveCount(0);
});

test('a marketer opens the draft of a campaign by keyboard and throws it away', async ({ page }) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/campaigns/new-arrivals`);
  const title = page.getByLabel('页面标题');
  const before = await title.inputValue();
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('新到');
  await pressAt(page, '存草稿');
  await expect(said(page, '已存草稿')).toBeVisible();
  await expect(title).toHaveValue(before);
  await pressAt(page, '打开草稿');
  await expect(title).toHaveValue('新到');
  await pressAt(page, '丢弃');
  await expect(said(page, '已丢弃')).toBeVisible();
  await expect(title).toHaveValue(before);
});
