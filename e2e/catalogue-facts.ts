import { adminRoutes } from '@huarong/contract/admin/routes';
import type { Page } from '@playwright/test';
import { type StaffCalls, uploadByCall } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An image with these texts. */
export async function uploadMedia(page: Page, owner: StaffCalls, text: WriteText): Promise<string> {
  const route = adminRoutes.media.upload;
  const { mediaId } = await uploadByCall<{ mediaId: string }>(page, route, text(200), PIXEL);
  await owner(adminRoutes.media.describe, { mediaId, alt: text(120) });
  return mediaId;
}

/** A file with faulty rows, whose name and cells are these texts. */
export async function uploadImport(page: Page, text: WriteText): Promise<string> {
  const cell = (words: string) => `"${words.replaceAll('"', '""')}"`;
  const table = `商品编码,商品名称,${cell(text(40))}\n${[60, 120, 60].map((most) => cell(text(most))).join()}\n`;
  const name = `${text(150).replace(/[\\/]/g, '')}.csv`;
  const route = adminRoutes.imports.upload;
  return (await uploadByCall<{ importId: string }>(page, route, name, Buffer.from(table))).importId;
}

/** A change of the low-stock mark that would be made tomorrow. */
export async function planChange(owner: StaffCalls, skuId: string, text: WriteText): Promise<string> {
  const { rows } = await owner<{ rows: { lowStockAt: number | null }[] }>(adminRoutes.grid.list, {
    q: skuId,
  });
  const { setId } = await owner<{ setId: string }>(adminRoutes.grid.save, {
    title: text(60),
    reason: text(200),
    cells: [{ skuId, column: 'low', base: rows[0]?.lowStockAt ?? null, value: 5 }],
    applyAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  return setId;
}

/** A copy of a product, so that pages of the shop stay as they are, with texts in its fields. */
export async function writeProduct(owner: StaffCalls, original: string, text: WriteText): Promise<string> {
  const code = `E2E-${Date.now()}`;
  const { productId } = await owner<{ productId: string }>(adminRoutes.products.duplicate, {
    productId: original,
    code,
    reason: text(200),
  });
  const values = {
    name_cn: text(120),
    line: text(120),
    nicknames: [text(40)],
    story: [{ title: text(40), text: text(300) }],
    ingredients: [text(60), '芳樟醇'],
    warnings: text(300),
    tags: [text(20)],
  };
  await owner(adminRoutes.products.save, { productId, base: {}, values, reason: text(200) });
  await owner(adminRoutes.products.saveDraft, { productId, base: {}, values: { line: text(100) } });
  return productId;
}

/** A hidden brand: shoppers do not meet its texts. */
export async function createBrand(owner: StaffCalls, text: WriteText): Promise<string> {
  const fields = {
    key: `b${Date.now()}`,
    nameEn: text(80),
    nameCn: text(80),
    nicknames: [text(40)],
    letter: '#',
    origin: text(40),
    sinceYear: 1986,
    slogan: text(120),
    story: [text(500)],
    marks: [],
    isLive: false,
  };
  return (await owner<{ brandId: string }>(adminRoutes.brands.create, { fields })).brandId;
}

/** A hidden category. */
export async function createCategory(owner: StaffCalls, text: WriteText): Promise<string> {
  const { categoryId } = await owner<{ categoryId: string }>(adminRoutes.categories.create, {
    name: text(40),
    nameEn: text(80),
    parentId: null,
  });
  await owner(adminRoutes.categories.save, { categoryId, fields: { isLive: false }, base: { isLive: true } });
  return categoryId;
}
