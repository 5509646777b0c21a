import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { findProduct } from '../products.ts';
import { ADMIN, signInStaff } from '../staff.ts';

test('a merchandiser changes prices in the grid by keyboard, and the shop shows them until they are taken back', async ({
  page,
}) => {
  const { productId } = await findProduct(page.request, '便携伸缩唇刷');
  const shopPrice = async () => {
    const answer = await page.request.get(`/v1/product/detail/${productId}`);
    return (await answer.text()).match(/"\w*[pP]rice\w*":"[^"]+"/g);
  };
  const before = await shopPrice();
  expect(before?.length).toBeGreaterThan(0);
  await signInStaff(page, 'merchandiser');
  await page.goto(`${ADMIN}/grid?q=${encodeURIComponent('便携伸缩唇刷')}`);
  const grid = page.getByRole('grid', { name: '价格与库存' });
  await tabTo(page, grid);
  const active = page.locator('td.is-active');
  await expect(active).toHaveClass(/grid-offer/);
  const price = Number(await active.textContent());
  expect(price).toBeGreaterThan(1);

  // What cannot be read is named in its cell, and Escape brings the old value back.
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('alert')).toContainText('不是金额');
  await expect(page.getByText('1 处错误')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('没有改动')).toBeVisible();

  await page.keyboard.type(String(price - 1));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('没有改动')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText(/1 格未保存/)).toBeVisible();
  await expectNoSeriousA11yProblems(page);

  await tabTo(page, page.getByRole('button', { name: '保存为改动单' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '保存 1 处改动' });
  await expect(dialog.getByText('不需要审批')).toBeVisible();
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, dialog.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  const said = page.getByText(/已保存为改动单 \d+/);
  await expect(said).toBeVisible();
  const [setId] = /\d+/.exec((await said.textContent()) ?? '') ?? [];
  await expect.poll(shopPrice).not.toEqual(before);

  await page.goto(`${ADMIN}/changes/${setId}`);
  await page.getByRole('button', { name: /撤销/ }).first().click();
  const undo = page.getByRole('dialog');
  await undo.getByRole('button', { name: /撤销/ }).click();
  await expect(undo).toBeHidden();
  await expect.poll(shopPrice).toEqual(before);
});
