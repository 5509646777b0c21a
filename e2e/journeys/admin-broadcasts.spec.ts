import type { Locator } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { createCoupon } from '../marketing-facts.ts';
import { sessionOf, signUp } from '../members.ts';
import { ADMIN, proveUntil, said, signInStaff } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

// A call without a fresh proof is answered 403; the page asks for the proof then.
test.use({ expectedError: / 403 / });

test('the owner chooses members, sends them a message, and sees that one has read it', async ({
  page,
  baseURL,
}) => {
  const mobile = await signUp(page, baseURL!);
  const mark = Date.now() % 1_000_000;
  const title = `群发券 ${mark}`;
  // Only this member has the coupon, so nobody of another journey gets the message.
  await createCoupon(await staffCalls(page, 'owner'), mobile, (most) => (most === 60 ? title : '新色'));

  await page.goto(`${ADMIN}/marketing`);
  await expect(page.getByRole('heading', { level: 1, name: '群发' })).toBeVisible();
  const offer = page.getByLabel('有未用的券');
  await expect(async () => {
    await page.goto(`${ADMIN}/broadcasts/new`);
    await offer.selectOption({ label: title }, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('list', { name: '条件与人数' })).toContainText(`有未用的券 ${title}1 人`);
  await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible();
  await page.getByLabel('名称').fill(`初雪 ${mark}`);
  await page.getByLabel('标题').fill(`四支新色 ${mark}`);
  await page.getByLabel('正文').fill('{名字}，你好');
  await expect(page.getByText('没有变量 {名字}').first()).toBeVisible();
  await page.getByLabel('正文').fill('{称呼}，你的 {券名} 还没用');
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `初雪 ${mark}` })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: '发送', exact: true }).click();
  const until = page.getByLabel('最晚发到');
  await until.fill('2020-01-01T10:00');
  await expect(page.getByText('按这个速度到时发不完，没有发到的不再发')).toBeVisible();
  await until.fill('');
  await page.getByRole('dialog').getByRole('button', { name: '发给 1 位会员' }).click();
  await proveUntil(page, said(page, '开始发给 1 位会员'));
  await expect(page.getByText('已完成')).toBeVisible();
  const read = page.locator('.fig').filter({ hasText: '已读' });
  await expect(read).toContainText('0');

  await page.goto('/myAccount/myMessage?type=2');
  await expect(page.getByText(`你的 ${title} 还没用`)).toBeVisible();
  const markRead = page.getByRole('button', { name: `标为已读：四支新色 ${mark}` });
  await markRead.click();
  await expect(markRead).toBeHidden();

  await page.goto(address);
  await expect(read).toContainText('1');
  await expectNoSeriousA11yProblems(page);
});

test('staff record that a member answered R', async ({ page, baseURL }) => {
  const mobile = await signUp(page, baseURL!);
  const saved = await page.request.put('/v1/myaccount/privacy/record', {
    headers: await sessionOf(page),
    data: { queryBody: { switches: [{ code: 'marketingSms', on: true }] } },
  });
  expect(saved.ok()).toBe(true);
  await signInStaff(page, 'owner');
  await page.goto(`${ADMIN}/broadcasts`);
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '登记退订' }).click();
  await expect(said(page, '已为 1 个账号关闭“营销短信”')).toBeVisible();
});

test('the owner writes a broadcast by two channels and sends it with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const mobile = await signUp(page, baseURL!);
  const mark = Date.now() % 1_000_000;
  const title = `键盘券 ${mark}`;
  await createCoupon(await staffCalls(page, 'owner'), mobile, (most) => (most === 60 ? title : '新色'));
  const offer = page.getByLabel('有未用的券');
  await expect(async () => {
    await page.goto(`${ADMIN}/broadcasts/new`);
    await expect(offer.getByRole('option', { name: title })).toBeAttached({ timeout: 1_000 });
  }).toPass();
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  await tabTo(page, offer);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(offer.locator('option:checked')).toHaveText(title, { timeout: 50 });
  }).toPass();
  await tabTo(page, page.getByRole('checkbox', { name: '短信' }));
  await page.keyboard.press('Space');
  await typeInto('名称', `键盘 ${mark}`);
  await typeInto('站内消息标题', `四支新色 ${mark}`);
  await typeInto('站内消息正文', '新色到店');
  await typeInto('短信正文', '新色到店');
  await typeInto('每分钟条数', '5');
  await expect(page.getByText('写 10 到 60,000 的整数')).toBeVisible();
  await typeInto('每分钟条数', '300');
  await expect(page.getByText(/现在开始，.*发完/)).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, page.getByRole('button', { name: '存草稿' }), { isBackwards: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `键盘 ${mark}` })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '发送', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('站内消息与短信发给 站内消息 1 位，短信 0 位')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: '发给 站内消息 1 位，短信 0 位' }));
  await page.keyboard.press('Enter');
  await proveUntil(page, said(page, '开始发给'));
  const channels = page.getByRole('table', { name: '各渠道' });
  await expect(channels.getByRole('row', { name: /站内消息/ })).toContainText('已完成');
  await expect(channels.getByRole('row', { name: /短信/ })).toContainText('0 / 0');
  await expectNoSeriousA11yProblems(page);

  await page.goto(`${ADMIN}/broadcasts`);
  await tabTo(page, page.getByRole('button', { name: '改上限' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('7 天内至多几次')).not.toHaveValue('');
  await expectNoSeriousA11yProblems(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a marketer changes a text of an automatic message by keyboard, sees how it looks, and takes it back', async ({
  page,
}) => {
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/message-texts`);
  await expect(page.getByRole('heading', { level: 1, name: '自动消息的文字' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '发票红冲后' });
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await press(row.getByRole('button', { name: '发票红冲后' }));
  const dialog = page.getByRole('dialog', { name: '发票红冲后' });
  const write = async (text: string) => {
    await tabTo(page, dialog.getByLabel('正文'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };
  await write('订单 {单号} 的发票已红冲');
  await expect(dialog.getByRole('alert')).toContainText('没有变量 {单号}');
  await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await write('订单 {订单} 的 {金额} 发票已红冲');
  await expect(dialog.getByText('订单 202611180000012345 的 ¥340.00 发票已红冲')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await press(dialog.getByRole('button', { name: '保存' }));
  await expect(row.getByText('改过')).toBeVisible();
  await press(row.getByRole('button', { name: '发票红冲后' }));
  await expect(dialog.getByRole('button', { name: '用第 1 版' })).toBeVisible();
  await press(dialog.getByRole('button', { name: '恢复默认' }));
  await expect(row.getByText('默认', { exact: true })).toBeVisible();
});
