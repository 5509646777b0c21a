import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

// Refused saves are among them.
test.use({ expectedError: /status of 409 .*\/admin\/api\/bundles/ });

test('a marketer makes a bundle with the keyboard, and shoppers put it together until it is stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `自选两格盘 ${Date.now()}`;
  const { keyboard } = page;
  const press = async (target: ReturnType<typeof page.locator>, options = {}) => {
    await tabTo(page, target, options);
    await keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  /** Looks for a sku and takes the first result. */
  const pick = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(words);
    await press(
      page
        .getByRole('list', { name: `${label}的结果` })
        .getByRole('button')
        .first(),
    );
  };

  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/bundles/new`);
  await type('名称', name);
  await pick('选盒子', '首饰收纳盘');
  await type('盒子的叫法', '纸盒');
  await type('里面的东西叫什么', '眼影');
  await type('发货说明', '单独发货');
  await type('组名', '哑光');
  await press(page.getByRole('button', { name: '存为草稿' }), { isBackwards: true });
  await expect(page.getByRole('alert').filter({ hasText: '处不对' })).toBeVisible();
  await type('提示', '打底');
  await pick('加到第 1 组', '单格眼影芯 哑光');
  await pick('加到第 1 组', '单格眼影芯 缎光');
  await expect(page.getByText(/选满 2 格：¥/)).toBeVisible();
  await press(page.getByRole('button', { name: '存为草稿' }), { isBackwards: true });
  await expect(said(page, '草稿已保存')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await press(page.getByRole('button', { name: '发布', exact: true }), { isBackwards: true });
  await expect(said(page, '已发布')).toBeVisible();

  const bundleId = page.url().split('/').at(-1)!;
  const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await expect(async () => {
    await shopper.goto(`/bundle/${bundleId}.html`);
    await expect(shopper.getByRole('heading', { name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await press(page.getByRole('button', { name: '停止', exact: true }), { isBackwards: true });
  await page.getByRole('dialog').getByRole('button', { name: '停止' }).press('Enter');
  await expect(said(page, '已停止')).toBeVisible();
  await expect(async () => {
    const answer = await shopper.goto(`/bundle/${bundleId}.html`);
    expect(answer?.status()).toBe(404);
  }).toPass();
});
