import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { freshMobile, lastMessage } from '../members.ts';

test.describe('a brand that applies for cooperation', () => {
  // The file that is no document is refused on purpose.
  test.use({ expectedError: / 415 / });

  test('uploads its documents and sees the status of its application', async ({ page, request }) => {
    await page.goto('/cooperation.html');
    const form = page.locator('form').filter({ has: page.getByLabel('公司全称') });
    await form.getByLabel('公司全称').fill('上海青屿化妆品有限公司');
    await form.getByLabel('统一社会信用代码').fill('91350100M000100Y44');
    await expect(form.getByText('最后一位校验不符')).toBeVisible();
    await form.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
    await expect(form.getByText('校验通过')).toBeVisible();
    await form.getByLabel('品牌中文名').fill('青屿');
    await form.getByLabel('品牌英文名').fill('QINGYU');
    await form.getByLabel('主营品类').selectOption({ label: '身体沐浴' });
    await form.getByLabel('品牌介绍').fill('青屿成立于 2021 年，做海藻来源的身体护理。');
    await form.getByLabel('姓名').fill('沈念');
    const mobile = freshMobile();
    await form.getByLabel('手机号').fill(mobile);
    await form.getByRole('button', { name: '获取验证码' }).click();
    await form.getByLabel('短信验证码').fill((await lastMessage(request, { kind: 'sms', to: mobile })).code!);
    await form.locator('input[type=file]').setInputFiles([
      { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
      { name: '手册.pptx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') },
    ]);
    await expect(form.getByText('已上传')).toBeVisible();
    await expect(form.getByText('文件无法读取')).toBeVisible();
    await expectNoSeriousA11yProblems(page);

    await form.getByRole('button', { name: '提交申请' }).click();
    await expect(form.getByText('请填写邮箱')).toBeVisible();
    await form.getByLabel('邮箱').fill('shen@qingyu.example');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '提交申请' }).click();

    const progress = page.getByRole('region', { name: '申请进度' });
    await expect(progress.getByText(/^HZ \d{4} \d{4} \d{6}$/)).toBeVisible();
    await expect(progress.getByText('资料初审中')).toBeVisible();
    await expectNoSeriousA11yProblems(page);
    await page.reload();
    await expect(progress.getByText('已收到申请')).toBeVisible();
  });
});
