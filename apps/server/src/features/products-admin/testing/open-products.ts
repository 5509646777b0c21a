import { productsRoutes } from '@huarong/contract/admin/products';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';

export const PRODUCT = '90000001';
export const SKU = '9000000101';
export const OTHER = '9000000102';

/** An admin with a lipstick of two shades, and two people who edit it. */
export async function openProducts(options: Parameters<typeof openAdmin>[0] = {}) {
  const shop = await openAdmin(options);
  await seedCategories(shop.db);
  const owner = await shop.signIn('OWNER');
  const merchandiser = await shop.signIn('MERCHANDISER');
  const detail = async (productId = PRODUCT, by: StaffBrowser = owner) =>
    (await by.call(productsRoutes.detail, { productId })).results;
  return {
    ...shop,
    owner,
    merchandiser,
    detail,
    /** The two shades, as a file has them. */
    async reset() {
      await shop.db.deleteFrom('product_draft').execute();
      await deleteCatalogue(shop.db);
      await importLines(shop.db, [lipstick, secondShade]);
    },
    save: (base: object, values: object, more: object = {}, by: StaffBrowser = merchandiser) =>
      by.call(productsRoutes.save, { productId: PRODUCT, base, values, ...more }),
    skus: async (productId = PRODUCT) => (await owner.call(productsRoutes.skus, { productId })).results.skus,
    saveSkus: (rows: object[], more: object = {}, by: StaffBrowser = merchandiser) =>
      by.call(productsRoutes.saveSkus, { productId: PRODUCT, rows, ...more }),
  };
}
export type ProductsShop = Awaited<ReturnType<typeof openProducts>>;
