import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { members, sessionOf, signIn } from '../members.ts';
import { ADMIN, signInStaff } from '../staff.ts';

interface Shown {
  returnId: string;
  subOrderId: string;
  returnStatus: number;
}

/** The regular customer's returns; no other journey uses the items of this parcel. */
async function returnsOf(page: Page): Promise<Shown[]> {
  const headers = await sessionOf(page);
  const answer = await page.request.get('/v1/order/es/return/list/1/50?tab=processing', { headers });
  return ((await answer.json()) as { results: { list: Shown[] } }).results.list;
}

test('a customer with an allergic reaction requests a return with an image, and cancels it', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL!, members.peony);
  const [first] = await returnsOf(page);
  await page.goto('/myOnlineReturn');
  await expect(page.getByRole('heading', { name: '在线退货', level: 1 })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.locator(`a[href^="/onlineReturn/${first!.subOrderId}"]`).first().click();

  await expect(page.getByRole('heading', { name: '申请退货', level: 1 })).toBeVisible();
  const sheet = page.getByRole('complementary', { name: '退款预览' });
  await expect(sheet).toContainText('由你承担');
  await page.getByText('使用后过敏', { exact: true }).click();
  await expect(sheet).toContainText('由花容承担');
  await expect(sheet).toContainText('预计退款');
  const submit = page.getByRole('button', { name: '提交申请' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('添加图片').setInputFiles({
    name: 'cheek.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } }),
  });
  await expect(page.getByRole('img', { name: 'cheek.png' })).toBeVisible();
  await page.getByLabel('说明').fill('用了两晚，脸颊有些刺痛发红，停用后第二天消退。');
  await expectNoSeriousA11yProblems(page);
  await submit.click();

  await expect(page).toHaveURL(/\/myAccount\/returnDetails\/R\d{11}$/);
  const card = page.getByRole('article');
  await expect(card).toContainText('待审核');
  await expect(card).toContainText('你提交了申请：退货退款，使用后过敏，1 件，图片 1 张');
  await expect(page.getByRole('img', { name: '申请图片 1' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '撤销申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(card).toContainText('已撤销');

  // The reaction is recorded all the same, and staff complete the record.
  const returnId = new URL(page.url()).pathname.split('/').at(-1)!;
  await signInStaff(page, 'service');
  await page.goto(`${ADMIN}/adverse-reactions?state=open`);
  await page.getByRole('row').filter({ hasText: returnId }).getByRole('link').click();
  await expect(page.getByLabel('症状')).toHaveValue(/脸颊有些刺痛发红/);
  await page.getByRole('button', { name: '保存并完成' }).click();
  await expect(page.getByRole('alert')).toHaveText('还不能完成，请先填写：出现日期、是否就医');
  await page.getByLabel('出现日期').fill(inShanghai(new Date()));
  await page.getByLabel('是否就医').selectOption('否');
  await page.getByRole('button', { name: '保存并完成' }).click();
  await expect(page.getByRole('button', { name: '标记已上报' })).toBeVisible();
});

test('a customer enters the waybill of a return by keyboard', async ({ page, baseURL }) => {
  await signIn(page, baseURL!, members.peony);
  await page.goto('/myOnlineReturn?tab=processing');
  const toSend = page.getByRole('link', { name: /^填运单/ });
  await toSend.focus();
  await page.keyboard.press('Enter');
  const number = page.getByLabel('运单号');
  await number.focus();
  await page.keyboard.type('SF12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('运单号至少 6 位，目前 4 位')).toBeVisible();
  await page.keyboard.type('34567890');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('顺丰速运 SF1234567890，等待仓库签收');
  await page.goto('/myAccount/returnList');
  await expect(page.getByRole('table')).toContainText('待收货');
  await expectNoSeriousA11yProblems(page);
});

const inShanghai = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
