import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { chooseAt, pressAt, tabTo, typeAt } from '../keyboard.ts';
import { ADMIN, said, signInStaff } from '../staff.ts';

test('a marketer makes a section by rule with one pinned product, sees it on the home page, and takes it back', async ({
  page,
}) => {
  const title = `唇妆 ${Date.now() % 1_000_000}`;
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home`);
  await page.getByRole('button', { name: '新楼层' }).click();
  const editor = page.getByRole('region', { name: '新楼层' });
  await editor.getByLabel('标题').fill(title);
  await editor.getByLabel('分类').selectOption({ label: '彩妆 / 唇部彩妆' });
  await editor.getByLabel('置顶').fill('面霜');
  await editor.getByLabel('置顶').press('Enter');
  const found = editor.getByRole('list', { name: '找到的商品' }).getByRole('button').first();
  const pinned = (await found.locator('.ell').innerText()).trim();
  await found.click();
  const shown = editor.getByRole('region', { name: '现在会显示' }).getByRole('listitem');
  await expect(shown.first()).toContainText(pinned);
  await expect(shown).toHaveCount(10);
  await expectNoSeriousA11yProblems(page);
  await editor.getByRole('button', { name: '发布', exact: true }).click();
  await expect(said(page, '已保存')).toBeVisible();
  const set = await page
    .getByRole('list', { name: '改动记录' })
    .getByRole('link', { name: `首页楼层 ${title}` })
    .getAttribute('href');

  const home = page.getByRole('region', { name: title });
  await expect(async () => {
    await page.goto('/');
    await expect(home).toContainText(pinned, { timeout: 2_000 });
  }).toPass();

  await page.goto(`${ADMIN}${set}`);
  await page.getByRole('button', { name: /撤销/ }).first().click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox');
  if ((await reason.count()) > 0) await reason.first().fill('只是试一试');
  await dialog.getByRole('button', { name: /撤销/ }).click();
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await expect(async () => {
    await page.goto('/');
    await expect(home).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a marketer makes a campaign with three blocks, publishes it, sees it in the shop and undoes it, by keyboard', async ({
  page,
}) => {
  const number = Date.now() % 1_000_000;
  const [title, slug] = [`夏日 ${number}`, `summer-${number}`];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/campaigns`);
  await pressAt(page, button('新专题'));
  const dialog = page.getByRole('dialog', { name: '新专题' });
  await typeAt(page, dialog.getByLabel('标题'), title);
  await typeAt(page, dialog.getByLabel('地址'), slug);
  await pressAt(page, dialog.getByRole('button', { name: '建立草稿' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const add = async (label: string) => {
    await chooseAt(page, page.getByLabel('加一块'), label);
    await pressAt(page, button('加上'));
    return page.getByRole('region', { name: label });
  };
  const text = await add('文字');
  await typeAt(page, text.getByLabel('标题'), '清爽一夏');
  await typeAt(page, text.getByLabel('段落，一行一段'), '轻一点，再轻一点');
  const products = await add('商品');
  await typeAt(page, products.getByLabel('标题，一行一句'), '先从面霜开始');
  const coupons = await add('领券');
  await typeAt(page, coupons.getByLabel('标题'), '先领券');
  // Both ways of moving go on with the same block.
  await pressAt(page, button('上移第 3 块 领券'));
  await expect(button('上移第 2 块 领券')).toBeFocused();
  const block = page.getByRole('button', { name: /^领券/ });
  await tabTo(page, block, { isBackwards: true });
  await page.keyboard.press('Alt+ArrowUp');
  await expect(block).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expectNoSeriousA11yProblems(page);
  await tabTo(page, page.getByLabel('上线'));
  await page.keyboard.press('Space');
  await pressAt(page, button('发布'));
  await expect(said(page, '已保存')).toBeVisible();
  await expect(page.getByRole('link', { name: '看页面' })).toBeVisible();
  const set = page
    .getByRole('list', { name: '改动记录' })
    .getByRole('link', { name: `专题 ${title}` })
    .first();
  const address = await set.getAttribute('href');

  await expect(async () => {
    await page.goto(`/campaign/${slug}.html`);
    await expect(page.getByRole('heading', { name: '清爽一夏' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const name of ['先领券', '先从面霜开始'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const headings = await page.getByRole('heading').allInnerTexts();
  const order = ['先领券', '清爽一夏', '先从面霜开始'].map((name) => headings.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  await page.goto(`${ADMIN}${address}`);
  await pressAt(page, page.getByRole('button', { name: /撤销/ }).first());
  const undo = page.getByRole('dialog');
  await typeAt(page, undo.getByRole('textbox').first(), '只是试一试');
  await pressAt(page, undo.getByRole('button', { name: /撤销/ }));
  await expect(page.getByText('已撤销').first()).toBeVisible();
  await page.goto(`${ADMIN}/campaigns/${slug}`);
  await expect(page.getByText('草稿', { exact: true }).first()).toBeVisible();
});

test('a marketer makes a listing with pins and previews another product beside a menu panel, by keyboard', async ({
  page,
}) => {
  const number = Date.now() % 1_000_000;
  await signInStaff(page, 'marketer');
  await page.goto(`${ADMIN}/content/home/menu`);
  await pressAt(page, page.getByRole('button', { name: '新列表' }));
  const editor = page.getByRole('region', { name: '新列表' });
  await typeAt(page, editor.getByLabel('名称'), `礼物 ${number}`);
  await typeAt(page, editor.getByLabel('地址'), `gifts-${number}`);
  const field = editor.getByLabel('置顶', { exact: true });
  const found = editor.getByRole('list', { name: '找到的商品' }).getByRole('button').first();
  const names: string[] = [];
  for (const words of ['面霜', '唇膏']) {
    await typeAt(page, field, words);
    await page.keyboard.press('Enter');
    await expect(found).toBeVisible();
    names.push((await found.locator('.ell').innerText()).trim());
    await pressAt(page, found);
    await expect(field).toBeFocused();
  }
  const up = editor.getByRole('button', { name: `上移${names[1]}` });
  await tabTo(page, up, { isBackwards: true });
  await page.keyboard.press('Enter');
  // It is the first one now and can only go down.
  await expect(editor.getByRole('button', { name: `下移${names[1]}` })).toBeFocused();
  // The menu stays as other journeys find it.
  await tabTo(page, editor.getByLabel('放进菜单'));
  await page.keyboard.press('Space');
  await pressAt(page, editor.getByRole('button', { name: '发布', exact: true }));
  await expect(said(page, '已保存')).toBeVisible();

  const lead = page.getByRole('list', { name: '一级分类' }).getByRole('button').first();
  await pressAt(page, lead);
  const chooser = page.getByLabel('主推商品', { exact: true });
  await typeAt(page, chooser, '精华');
  await page.keyboard.press('Enter');
  const product = page.getByRole('list', { name: '找到的商品' }).getByRole('button').first();
  await expect(product).toBeVisible();
  const name = (await product.locator('.ell').innerText()).trim();
  await pressAt(page, product);
  await pressAt(page, page.getByRole('button', { name: '存草稿并预览' }));
  await expect(page).toHaveURL(/\/preview\?.*set=\d+/);
  await expect(page.getByRole('status').getByText(/^含草稿“菜单主推/)).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: '继续编辑' }));
  await expect(page.getByRole('list', { name: '主推商品：已选' })).toContainText(name);
  await pressAt(page, page.getByRole('button', { name: '丢弃' }).first());
  await expect(said(page, '已丢弃')).toBeVisible();

  await expect(async () => {
    await page.goto(`/category/list-gifts-${number}/`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(names[1]!, {
      timeout: 2_000,
    });
  }).toPass();
});
