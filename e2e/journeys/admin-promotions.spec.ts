import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

// A refused save is one.
test.use({ expectedError: /status of 409 .*\/admin\/api\/promotions/ });

test('a marketer makes a promotion with the keyboard, the owner publishes and stops it, and carts follow', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `索兰娜满减 ${Date.now()}`;
  const { keyboard } = page;
  const press = async (target: ReturnType<typeof page.locator>, options = {}) => {
    await tabTo(page, target, options);
    await keyboard.press('Enter');
  };
  const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const { path } = await findProduct(shopper.request, '小赤木');
  await shopper.goto(path);
  await shopper.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(shopper.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();
  const inCart = shopper.getByText(name).first();

  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/promotions/new`);
  await tabTo(page, page.getByLabel('满多少元'));
  await keyboard.type('100');
  await tabTo(page, page.getByLabel('减多少元'));
  await keyboard.type('10');
  await press(page.getByRole('button', { name: '加一档' }));
  const second = page.getByRole('group', { name: '第 2 档' });
  await tabTo(page, second.getByLabel('满多少元'), { isBackwards: true });
  await keyboard.type('200');
  await tabTo(page, second.getByLabel('减多少元'));
  await keyboard.type('5000');
  await press(page.getByRole('button', { name: '品牌', exact: true }));
  await press(page.getByRole('button', { name: '加品牌', exact: true }).first());
  await tabTo(page, page.getByLabel('名称或编号'));
  await keyboard.type('索兰娜');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(page.getByText(/件商品，含 1 个品牌/)).toBeVisible();
  await tabTo(page, page.getByLabel('名称', { exact: true }));
  await keyboard.type(name);
  await press(page.getByRole('button', { name: '存草稿' }));
  await expect(page.getByText('减免金额不得超过门槛')).toBeVisible();

  await tabTo(page, second.getByLabel('减多少元'), { isBackwards: true });
  await keyboard.press('Control+a');
  await keyboard.type('30');
  await expect(page.getByText('规则：索兰娜满 100 减 10，满 200 减 30')).toBeVisible();
  await press(page.getByRole('button', { name: '存草稿' }));
  await expect(said(page, '草稿已保存')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  const begins = new Date(Date.now() - 3_600_000 + 8 * 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel('从', { exact: true }).fill(begins);
  await press(page.getByRole('button', { name: '存草稿' }));
  await expect(said(page, '草稿已保存').last()).toBeVisible();
  const address = page.url();
  await signInStaff(page, 'owner');
  await page.goto(address);
  await press(page.getByRole('button', { name: '发布', exact: true }));
  await expect(said(page, '已发布')).toBeVisible();
  await expect(async () => {
    await shopper.goto('/shopcart');
    await expect(inCart).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.goto(address);
  await press(page.getByRole('button', { name: '立即停止' }));
  await press(page.getByRole('button', { name: '停止这个促销' }));
  await expect(said(page, '已停止')).toBeVisible();
  await expect(async () => {
    await shopper.goto('/shopcart');
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shopper.getByText(/^共 1 件商品/)).toBeVisible({ timeout: 2_000 });
    await expect(inCart).toHaveCount(0);
  }).toPass();
  await shopper.context().close();
});
