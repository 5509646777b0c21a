import type { Page } from '@playwright/test';
import { totpCode, totpStep } from '../../apps/server/src/features/staff/totp.ts';
import { findPostgres } from '../../scripts/system/find-postgres.mjs';
import { withTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { fillAddress } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { type LiveShop, openLiveShop } from '../live/live-shop.ts';
import { said } from '../staff.ts';

const SHADES = [
  { number: '01', name: '砖红', hex: '#8C2A22' },
  { number: '02', name: '豆沙', hex: '#B0605A' },
  { number: '03', name: '浆果', hex: '#7A1230' },
] as const;
const PASSWORD = 'a sentence that nobody guesses';

const postgres = findPostgres();
test.skip(!postgres, 'a live shop needs PostgreSQL');
test.setTimeout(300_000);
test.use({ ignoreHTTPSErrors: true, actionTimeout: 30_000, expectedError: / 401 / });

test('a merchant opens an empty live shop in the admin, and a member buys the first product', async ({
  page,
}) => {
  await withTemporaryPostgres(postgres!, async (url) => {
    const shop = await openLiveShop(url);
    try {
      await test.step('the owner accepts the invitation', () => enrolOwner(page, shop));
      await test.step('makes a brand and categories', () => makeBrandAndCategories(page, shop));
      await test.step('makes a product with three shades', () => makeProduct(page));
      await test.step('uploads its images', () => uploadImages(page, shop));
      await test.step('sets prices and stock', () => setPrices(page, shop));
      await test.step('puts it on sale', () => putOnSale(page, shop));
      await test.step('a member buys it', () => buy(page, shop));
      await test.step('the owner confirms the order', () => confirmOrder(page, shop));
    } finally {
      await shop.close();
    }
  });
});

async function enrolOwner(page: Page, shop: LiveShop) {
  const printed = await shop.run('scripts/shop/shop.ts', 'staff-first', 'owner@example.com', '沈知微');
  await page.goto(/https:\S+/.exec(printed)![0]);
  const secret = (await page.locator('b.code').innerText()).replaceAll(' ', '');
  const step = totpStep(new Date());
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('再输入一次').fill(PASSWORD);
  await page.getByLabel('应用里显示的 6 位验证码').fill(totpCode(secret, step));
  await page.getByRole('button', { name: '完成设置' }).click();
  await page.getByRole('link', { name: '已保存，去登录' }).click();
  await page.getByLabel('登录名').fill('owner@example.com');
  await page.getByLabel('密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible();
  await page.keyboard.type(totpCode(secret, step + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '开店还差 6 步' })).toBeVisible();
}

async function makeBrandAndCategories(page: Page, { adminUrl }: LiveShop) {
  await page.getByRole('link', { name: '新建品牌' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新建品牌' })).toBeVisible();
  await page.getByLabel('外文名').fill('QINGYU');
  await page.getByLabel('中文名').fill('青屿');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '青屿' })).toBeVisible();

  await page.goto(`${adminUrl}/categories`);
  for (const [name, parent] of [['彩妆'], ['唇部彩妆', /^彩妆/], ['唇膏', /唇部彩妆/]] as const) {
    await page.getByRole('button', { name: '新建分类' }).click();
    const dialog = page.getByRole('dialog', { name: '新建分类' });
    await dialog.getByLabel('名称', { exact: true }).fill(name);
    if (parent) {
      const option = dialog.getByLabel('上级').locator('option', { hasText: parent });
      await dialog.getByLabel('上级').selectOption((await option.getAttribute('value')) ?? '');
    }
    await dialog.getByRole('button', { name: '新建', exact: true }).click();
    await expect(page.getByRole('treeitem').filter({ hasText: name }).last()).toBeVisible();
  }
  await page.goto(`${adminUrl}/`);
  await expect(page.getByRole('heading', { name: '开店还差 4 步' })).toBeVisible();
}

async function makeProduct(page: Page) {
  await page.getByRole('link', { name: '新建商品' }).click();
  await page.getByLabel('品牌（必填）').selectOption({ index: 1 });
  await page.getByLabel('分类（必填）').selectOption({ label: '彩妆 › 唇部彩妆 › 唇膏' });
  const texts = {
    商品编码: 'QY-001',
    中文名: '潮汐丝绒唇膏',
    使用方法: '薄涂于唇部',
    备案或注册编号: '闽G妆网备字2026000001',
    执行标准: 'QB/T 1977',
    '生产企业（必填）': '青屿（平潭）化妆品有限公司',
    生产企业地址: '福建省平潭县海坛街道 1 号',
    生产许可证号: '闽妆20260001',
    '保质期（月）': '36',
    警示语: '仅供外用',
    粘贴包装上的全成分: '蜂蜡、角鲨烷、生育酚',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: '拆成 3 种' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('heading', { name: '还没有规格' })).toBeVisible();

  for (const [at, { number, name, hex }] of SHADES.entries()) {
    await page.getByRole('button', { name: '加一个规格' }).click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(`第 ${at + 1} 位`)).toBeVisible();
    await panel.getByLabel('色值').fill(hex);
    await panel.getByLabel('色号').fill(number);
    await panel.getByLabel('名称').fill(name);
    // Size and price are those of the shade before.
    if (at === 0) {
      await panel.getByLabel('规格', { exact: true }).fill('3.2g');
      await panel.getByLabel('售价（元）').fill('160');
    }
  }
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(said(page, '已保存')).toBeVisible();
  await expect(page.getByRole('link', { name: '规格与色号 3' })).toBeVisible();
}

/** Named by the codes of the skus, so that each finds its shade. */
async function uploadImages(page: Page, { adminUrl }: LiveShop) {
  await page.goto(`${adminUrl}/media`);
  const photos = await page.evaluate(
    (colours) =>
      colours.map((colour) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 100 });
        const context = canvas.getContext('2d')!;
        context.fillStyle = colour;
        context.fillRect(0, 0, 80, 100);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }),
    SHADES.map(({ hex }) => hex),
  );
  await page.getByLabel('选图片').setInputFiles(
    photos.map((photo, at) => ({
      name: `QY-001-${SHADES[at]!.number}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(photo, 'base64'),
    })),
  );
  const dialog = page.getByRole('dialog', { name: '按名字找到 3 张图片的商品' });
  await dialog.getByRole('button', { name: '放进商品（3 张）' }).click();
  await expect(said(page, '已放进 1 个商品')).toBeVisible();
}

/** Three prices and three stocks pasted from a spreadsheet. */
async function setPrices(page: Page, { adminUrl }: LiveShop) {
  await page.goto(`${adminUrl}/grid`);
  await page.getByRole('grid', { name: '价格与库存' }).focus();
  await expect(page.locator('td.is-active')).toHaveClass(/grid-offer/);
  await page.keyboard.type('129');
  await page.keyboard.press('Enter');
  for (const _next of SHADES.slice(1)) {
    await page.keyboard.type('129');
    await page.keyboard.press('Enter');
  }
  await page.locator('td.grid-stock').first().click();
  for (const _each of SHADES) {
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/6 格未保存/)).toBeVisible();
  await page.getByRole('button', { name: '保存为改动单' }).click();
  const dialog = page.getByRole('dialog', { name: '保存 6 处改动' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/已保存为改动单 \d+/)).toBeVisible();
}

async function putOnSale(page: Page, { adminUrl }: LiveShop) {
  await page.goto(`${adminUrl}/products`);
  await page
    .getByRole('link', { name: /潮汐丝绒唇膏/ })
    .first()
    .click();
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await page.getByRole('button', { name: '上架 1 件' }).click();
  await expect(page.locator('.phead').getByText('在售')).toBeVisible();
  await page.goto(`${adminUrl}/`);
  await expect(page.getByRole('heading', { name: /^开店还差/ })).toBeHidden();
}

async function buy(page: Page, { shopUrl, run }: LiveShop) {
  const token = (await run('e2e/live/open-member.ts')).trim();
  const session = { Token: token, UID: '1000000001', user_id: '1000000001', user_name: '林知夏' };
  await page.context().addCookies(
    Object.entries(session).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: shopUrl,
    })),
  );
  await expect(async () => {
    await page.goto(`${shopUrl}/search?keyword=${encodeURIComponent('潮汐唇膏')}`);
    await page
      .getByRole('link', { name: /潮汐丝绒唇膏/ })
      .first()
      .click({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('潮汐丝绒唇膏');
  await expect(page.locator('img[src*="/pictures/media/"]').first()).toBeAttached();
  await page.getByRole('link', { name: '立即购买' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认订单');
  await fillAddress(page);
  await page.getByRole('radio', { name: '货到付款' }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单已提交，等你确认');
}

async function confirmOrder(page: Page, { adminUrl }: LiveShop) {
  await page.goto(`${adminUrl}/`);
  await page.getByRole('link', { name: /货到付款待确认/ }).click();
  await page.getByRole('table', { name: '订单' }).getByRole('link').first().click();
  await expect(page.getByText('潮汐丝绒唇膏').first()).toBeVisible();
  await page.getByRole('button', { name: '确认货到付款' }).click();
  await expect(said(page, '已确认')).toBeVisible();
}
