import { expect, expectNoSeriousA11yProblems, gotoHydrated, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a member writes to the shop, staff answer, and the answer arrives in the message centre', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL!);
  await gotoHydrated(page, '/campaign/feedback.html');
  const form = page.locator('form').filter({ has: page.getByLabel('说说情况') });
  await form.getByRole('button', { name: '提交反馈' }).click();
  await expect(form.getByText('请选择反馈类型')).toBeVisible();
  await form.getByRole('radio', { name: '页面问题' }).check();
  await form.getByLabel('说说情况').fill('结算页选不了地址，点了没有反应');
  await form
    .getByLabel('添加图片')
    .setInputFiles([{ name: '截图.png', mimeType: 'image/png', buffer: ONE_PIXEL }]);
  await expect(form.getByRole('img', { name: '截图.png' })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await form.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByRole('heading', { name: '已收到你的反馈' })).toBeFocused();
  const feedbackNo = (await page.getByText(/^FK\d{14}$/).textContent())!;

  const staff = await page.context().newPage();
  await signInStaff(staff, 'service');
  await staff.goto(`${ADMIN}/feedback?state=open`);
  await staff.getByRole('link', { name: feedbackNo }).click();
  await staff.getByLabel('答复内容').fill('已经修好，请再试一次');
  await staff.getByRole('button', { name: '答复', exact: true }).click();
  await expect(said(staff, '已答复，消息中心已提醒会员')).toBeVisible();

  await page.goto('/myAccount/myMessage');
  await expect(page.getByText('你的反馈有答复了')).toBeVisible();
  await page.goto('/myAccount/feedback');
  await expect(page.getByRole('article', { name: `反馈 ${feedbackNo}` })).toContainText(
    '已经修好，请再试一次',
  );
});
