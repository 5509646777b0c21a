import { readFile } from 'node:fs/promises';
import { adminRoutes } from '@huarong/contract/admin/routes';
import { readCsv, writeCsv } from '@huarong/core/catalogue';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findProduct } from '../products.ts';
import { ADMIN, said } from '../staff.ts';
import { staffCalls } from '../staff-calls.ts';

/** A photograph that differs from every other by one pixel of its colour. */
async function drawPhoto(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 100 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 80, 100);
      context.fillStyle = '#fff';
      context.fillRect(Math.random() * 60, Math.random() * 80, 12, 12);
    }
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

// A file that is no image is answered 415.
test.use({ expectedError: / 415 / });

test('a photo is dropped, found by its name, confirmed, and shown by the shop', async ({ page }) => {
  const { productId, path } = await findProduct(page.request, '护手霜');
  const owner = await staffCalls(page, 'owner');
  const { code } = await owner<{ code: string }>(adminRoutes.media.product, { productId });
  await page.goto(`${ADMIN}/media`);
  await expect(page.getByRole('heading', { level: 1, name: '素材' })).toBeVisible();
  await page.getByLabel('选图片').setInputFiles([
    { name: `${code}-front.png`, mimeType: 'image/png', buffer: await drawPhoto(page, '#a91d2b') },
    { name: '坏图.png', mimeType: 'image/png', buffer: Buffer.from('no image') },
  ]);
  const dialog = page.getByRole('dialog', { name: '按名字找到 1 张图片的商品' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '放进商品（1 张）' }).click();
  await expect(said(page, '已放进 1 个商品')).toBeVisible();
  await expect(page.getByRole('list', { name: '没有收下的文件' })).toContainText('图片无法读取');

  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('img[src*="/pictures/media/"]').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('an exported file is changed, compared, written and taken back', async ({ page }) => {
  const { productId } = await findProduct(page.request, '护手霜');
  const owner = await staffCalls(page, 'owner');
  const { code } = await owner<{ code: string }>(adminRoutes.media.product, { productId });
  await page.goto(`${ADMIN}/import`);
  await page.getByLabel(/名称、品牌、编码或条码/).fill(code);
  await page.getByRole('button', { name: '看有多少' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载 1 件商品' }).click();
  const exported = readCsv(await readFile(await (await saving).path(), 'utf8'));
  const [header = [], ...lines] = exported.ok ? exported.rows.map(({ cells }) => cells) : [];
  const at = header.indexOf('一句话卖点');
  const slogan = `淡淡的香 ${Date.now()}`;
  const changed = lines.map((cells, line) => (line === 0 ? cells.with(at, slogan) : cells));
  const wrong = header.map((name) => (name === '商品编码' ? 'NO-1' : ''));

  await page.getByLabel(/拖一个文件进来/).setInputFiles({
    name: '改卖点.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(writeCsv([header, ...changed, wrong])),
  });
  await expect(page).toHaveURL(/\/import\/\d+$/);
  await expect(page.locator('.phead').getByText('预演，尚未写入')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: '下载有错的 1 行' })).toBeVisible();
  await page.getByRole('button', { name: /^导入无误的/ }).click();
  const set = page.getByRole('link', { name: /^看改动单/ });
  await expect(set).toBeVisible({ timeout: 15_000 });
  await set.click();
  await expect(page.getByText(slogan)).toBeVisible();
  await page.getByRole('button', { name: '撤销整单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销整单' }).click();
  await expect(said(page, '已撤销')).toBeVisible();
});
