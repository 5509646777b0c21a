import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer opens the draft of the first screen, and reads whether its text can be read over the image', async ({
  page,
}) => {
  const light =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#f6e3d7"/></svg>';
  await page.route('**/pictures/scene/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: light }),
  );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home_hero`);
  const preview = page.getByRole('region', { name: '预览' });
  await expect(preview.getByText(/对比度/)).toBeVisible();
  await expect(preview.getByText(/看得清/)).toBeVisible();
  // White text over a light image.
  await page.getByLabel('底色').selectOption('dai');
  await expect(preview.getByText(/看不清/)).toBeVisible();
  await press('手机 390');
  await expect(preview.locator('img')).toHaveAttribute('src', /-phone-800\.webp$/);
  await page
    .getByRole('group', { name: /手机上的图片/ })
    .getByRole('button', { name: '不用' })
    .press('Enter');
  await expect(preview.getByText('没有手机图，从宽图里裁出')).toBeVisible();
  await expect(preview.locator('img')).not.toHaveAttribute('src', /-phone-/);
  await expectNoSeriousA11yProblems(page);
  await press('存草稿');
  await expect(said(page, '已存草稿')).toBeVisible();
  await expect(page.getByLabel('底色')).not.toHaveValue('dai');
  await press('打开草稿');
  await expect(page.getByLabel('底色')).toHaveValue('dai');
  await press('丢弃');
  await expect(said(page, '已丢弃')).toBeVisible();
  await expect(page.getByLabel('底色')).not.toHaveValue('dai');
});
