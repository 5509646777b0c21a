import { productsRoutes } from '@huarong/contract/admin/products';
import { EMPTY_PRODUCT } from '@huarong/core/catalogue';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

/** A product that the shop sells. */
const findProduct = ({ db }: EvidenceShop) =>
  db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .select(['product.id', 'brand_id', 'category_id'])
    .where('sku.id', '=', SKU.cream)
    .executeTakeFirstOrThrow();

const newSku = (code: string) => ({
  key: 'new-1',
  isNew: true,
  values: {
    code,
    barcode: null,
    shade_number: null,
    shade_name: null,
    shade_hex: null,
    shade_family: null,
    size: '50ml',
    offer_price_fen: 10_000,
    market_price_fen: null,
    purchase_limit: null,
    is_live: true,
  },
});

export const productCases: Record<string, PrepareCase> = {
  'products.create': async (shop) => {
    const { brand_id, category_id } = await findProduct(shop);
    const values = { ...EMPTY_PRODUCT, code: 'EV-1', brand_id, category_id, name_cn: '唇膏' };
    return { input: { values }, refused: { values } };
  },
  'products.save': async (shop) => {
    const { id: productId } = await findProduct(shop);
    const save = (name_en: string) => ({ productId, base: {}, values: { name_en } });
    return { input: save('Cream'), refused: save('x'.repeat(201)) };
  },
  'products.duplicate': async (shop) => {
    const { id: productId } = await findProduct(shop);
    const input = { productId, code: 'EV-2' };
    return { input, refused: input };
  },
  'products.setStatus': async (shop) => {
    const { id } = await findProduct(shop);
    const input = { productIds: [id], status: 'withdrawn', reason: REASON };
    return { input, refused: input };
  },
  'products.saveSkus': async (shop) => {
    const { id: productId } = await findProduct(shop);
    const input = { productId, rows: [newSku('EV-3')] };
    return { input, refused: input };
  },
  'products.removeSku': async (shop) => {
    const { id: productId } = await findProduct(shop);
    await shop.owner.call(productsRoutes.saveSkus, { productId, rows: [newSku('EV-4')] });
    const { id: skuId } = await shop.db
      .selectFrom('sku')
      .select('id')
      .where('code', '=', 'EV-4')
      .executeTakeFirstOrThrow();
    const input = { productId, skuId, reason: REASON };
    return { input, refused: input };
  },
  'products.saveDraft': async (shop) => {
    const { id: productId } = await findProduct(shop);
    const typed = { base: {}, values: { line: '写到一半' } };
    return { input: { productId, ...typed }, refused: { productId: '1', ...typed } };
  },
  'products.deleteDraft': async (shop) => {
    const { id: productId } = await findProduct(shop);
    await shop.owner.call(productsRoutes.saveDraft, { productId, base: {}, values: { line: '写到一半' } });
    return { input: { productId }, refused: null };
  },
};
