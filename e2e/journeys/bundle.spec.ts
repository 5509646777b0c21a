import type { Page } from '@playwright/test';
import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { signUp } from '../members.ts';
import { findProduct } from '../products.ts';

const ofChoice = (page: Page) => page.getByRole('region', { name: /^我的这一/ });
const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const selectedPart = (page: Page) => page.locator('#bundle-parts button:focus');

/** From the product's own page to its builder, until 去选 leads to the parts: then the page is hydrated. */
async function openBuilder(page: Page, name: string) {
  const { path } = await findProduct(page.request, name);
  await page.goto(path);
  await page.getByRole('link', { name: '去定制' }).click();
  // Both pages have the same heading.
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(async () => {
    await ofChoice(page).getByRole('button', { name: '去选第 1' }).click();
    await expect(selectedPart(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function expectTotal(page: Page, total: string) {
  await expect(ofChoice(page)).toContainText(total);
  await expect(ofChoice(page)).toHaveAttribute('aria-busy', 'false');
}

test.describe('a palette of four pans', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is filled by keyboard, engraved, shared, and is one line in the cart', async ({ page }) => {
    await openBuilder(page, '自选四格眼影盘');
    const own = ofChoice(page);
    for (const [name, key] of [
      ['M01 米纸', 'Enter'],
      ['S02 干玫瑰', 'Space'],
      ['M04 栗壳', 'Enter'],
    ] as const) {
      await part(page, name).focus();
      await page.keyboard.press(key);
      await expect(part(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expectTotal(page, '¥302.00');
    await expect(own.getByRole('button', { name: '还差 1 格' })).toBeDisabled();
    await expect(part(page, 'S04 橄榄')).toBeDisabled();

    await own.getByRole('button', { name: '去选第 4 格' }).focus();
    await page.keyboard.press('Enter');
    await expect(selectedPart(page)).toHaveText(/M02/);
    await part(page, 'P02 香槟').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^刻字/ }).fill('知夏');
    await expect(page.getByRole('img', { name: '刻字：知夏' })).toBeVisible();
    await expectTotal(page, '¥334.00');
    await expectNoSeriousA11yProblems(page);

    await own.getByRole('button', { name: '复制分享链接' }).click();
    await expect(page.getByRole('status').filter({ hasText: '分享链接已复制' })).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await own.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeAttached();

    await page.goto('/shopcart');
    const lines = page.getByRole('region', { name: '花容自营' }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    for (const words of ['M01 米纸', 'S02 干玫瑰', 'M04 栗壳', 'P02 香槟', '刻字：知夏', '¥334.00'])
      await expect(lines).toContainText(words);

    await page.goto(link);
    await expect(part(page, 'P02 香槟')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('textbox', { name: /^刻字/ })).toHaveValue('知夏');
    await expectTotal(page, '¥334.00');
  });

  test('shows conflicting parts, ignores outdated prices, and restores a draft', async ({ page }) => {
    await openBuilder(page, '自选四格眼影盘');
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let asked = 0;
    await page.route('**/v1/product/bundle/*/price', async (route) => {
      asked += 1;
      if (asked === 1) await first;
      // The page has dropped the delayed request.
      await route.continue().catch(() => {});
    });
    await part(page, 'M01 米纸').click();
    await expect.poll(() => asked).toBe(1);
    for (const name of ['G01', 'G02']) await part(page, name).click();
    await expectTotal(page, '¥330.00');
    answerFirst();
    const rules = page.getByRole('list', { name: '搭配规则' });
    await expect(rules).toContainText('需要调整：闪片至多 1 格');
    await part(page, 'G02').click();
    await expect(rules).not.toContainText('需要调整');
    await expectTotal(page, '¥248.00');

    await page.getByRole('button', { name: '存为草稿' }).click();
    await expect(page.getByRole('status').filter({ hasText: '草稿已存在' })).toBeAttached();
    await page.goto(new URL(page.url()).pathname);
    await expect(part(page, 'G01')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\?c=/);
  });
});

test('a set of five scents is bought with 立即购买', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await openBuilder(page, '自选试香组');
  const scents = ['雨后青石', '台风前夜', '海雾玫瑰', '霜降柿林', '初雪羊绒'];
  for (const scent of scents) await part(page, scent).click();
  await expectTotal(page, '¥98.00');
  await ofChoice(page).getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  const items = page.getByRole('region', { name: '商品清单' });
  for (const scent of scents) await expect(items).toContainText(scent);
});
