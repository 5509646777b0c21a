import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';
import { type StaffCalls, staffCalls } from '../staff-calls.ts';

/** A draft of its own for the journey: pages of the shop stay as they are. */
async function copyProduct(page: Page, owner: StaffCalls, words: string) {
  const { productId: original } = await findProduct(page.request, words);
  const code = `JN-${Date.now()}`;
  const { productId } = await owner<{ productId: string }>(adminRoutes.products.duplicate, {
    productId: original,
    code,
  });
  return { productId, code };
}

// A save that meets another is answered 409.
test.use({ expectedError: / 409 / });

test('a product is found, edited beside somebody else, and put on sale', async ({ page }) => {
  const owner = await staffCalls(page, 'owner');
  const { productId, code } = await copyProduct(page, owner, '护手霜');
  await signInStaff(page, 'merchandiser');
  await page.goto(`${ADMIN}/products?q=${code}`);
  await expect(page.getByRole('table', { name: '商品' }).getByText(code)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ADMIN}/products/${productId}`);

  const line = page.getByLabel('一句话卖点');
  await line.fill('我的卖点');
  await page.getByLabel('产地', { exact: true }).fill('上海');
  const { values } = await owner<{ values: { line: string } }>(adminRoutes.products.detail, { productId });
  await owner(adminRoutes.products.save, {
    productId,
    base: { line: values.line },
    values: { line: '他们的卖点' },
  });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: '1 项在你编辑时被别人改过' });
  await expect(conflict.getByText('他们的卖点')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await conflict.getByLabel(/用我的/).check();
  await conflict.getByRole('button', { name: '按选择保存' }).click();
  await expect(said(page, '已保存')).toBeVisible();
  await expect(line).toHaveValue('我的卖点');
  await expect(page.getByLabel('产地', { exact: true })).toHaveValue('上海');

  // Without a warning it cannot be put on sale, and the page says by which rule.
  const warnings = page.getByLabel('警示语（必填）');
  const text = await warnings.inputValue();
  await warnings.fill('');
  await expect(page.getByText('补齐 1 项后可以上架')).toBeVisible();
  await warnings.fill(text);
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await page.getByRole('button', { name: '上架 1 件' }).click();
  await expect(page.locator('.phead').getByText('在售')).toBeVisible();
  await page.getByRole('button', { name: '下架', exact: true }).click();
  await expect(page.getByText('未付款订单占用的')).toBeVisible();
  await page.getByRole('button', { name: '下架 1 件' }).click();
  await expect(page.locator('.phead').getByText('已下架')).toBeVisible();

  await page.getByRole('link', { name: /^历史/ }).click();
  await expect(page.getByText(`下架 ${code}`)).toBeVisible();
  await expect(page.getByRole('cell', { name: '他们的卖点' }).first()).toBeVisible();
});

test('shades are sorted and corrected by keyboard, and saved as one set', async ({ page }) => {
  const owner = await staffCalls(page, 'owner');
  const { productId } = await copyProduct(page, owner, '朱砂丝绒哑光唇膏');
  await signInStaff(page, 'merchandiser');
  await page.goto(`${ADMIN}/products/${productId}/skus`);
  const names = page.getByLabel(/个规格的名称$/);
  await expect(names.first()).toBeVisible();
  const before = await names.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  const [first = '', second = ''] = before;
  await page.getByRole('button', { name: new RegExp(`${first}，第 1 位`) }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names.first()).toHaveValue(second);
  await expect(names.nth(1)).toHaveValue(first);

  await page.getByLabel('条码', { exact: true }).fill('2000207101075');
  await page.getByRole('button', { name: '改正' }).click();
  await expect(page.getByLabel('条码', { exact: true })).toHaveValue('2000207101072');
  // The colour of the other one: shoppers could not tell them apart.
  const hexes = await page.locator('.sku-hex .code').allInnerTexts();
  await page.getByLabel('色值').fill(hexes[0] ?? '');
  await expect(page.getByText(/相差 0\.0，买家分不清/)).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(said(page, '已保存')).toBeVisible();
  await page.reload();
  await expect(names.first()).toHaveValue(second);
  await expect(page.getByText('2000207101072')).toBeVisible();
});
