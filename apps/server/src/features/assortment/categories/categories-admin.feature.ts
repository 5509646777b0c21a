import { categoriesContract } from '@huarong/contract/admin/categories';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { type CategoryRow, listCategories, listFirstProducts } from './categories.queries.ts';
import { mergeCategory, previewMerge } from './merge-category.ts';
import { createCategory, moveCategory, removeCategory, saveCategory } from './save-category.ts';

const SHOWN_PRODUCTS = 8;

/** The tree of categories for staff. */
export const categoriesAdminFeature = (imageOf: (skuId: string) => string | null): AdminFeature =>
  implementAdmin('categories', categoriesContract, {
    async tree({ db }) {
      return accept({ categories: (await listCategories(db)).map(presentCategory) });
    },
    async detail({ db }, { categoryId }) {
      const rows = await listCategories(db);
      const category = rows.find(({ id }) => id === categoryId);
      if (!category) return refuse({ code: 'category-not-found', message: '没有找到这个分类，可能已被删除' });
      const products = await listFirstProducts(db, categoryId, SHOWN_PRODUCTS);
      return accept({
        ...presentCategory(category),
        products: products.map(({ id, name, sku_id }) => ({
          productId: id,
          name,
          imagePath: sku_id === null ? null : imageOf(sku_id),
        })),
        mergedNames: rows
          .filter(({ redirect_to }) => redirect_to === categoryId)
          .map(({ id, name }) => ({ categoryId: id, name })),
      });
    },
    create: (context, input) => createCategory(context, input),
    save: (context, input) => saveCategory(context, input),
    move: (context, input) => moveCategory(context, input),
    previewMerge: ({ db }, input) => previewMerge(db, input),
    merge: (context, input) => mergeCategory(context, input),
    remove: (context, { categoryId }) => removeCategory(context, categoryId),
  });

const presentCategory = (category: CategoryRow) => ({
  categoryId: category.id,
  parentId: category.parent_id,
  level: category.level,
  name: category.name,
  nameEn: category.name_en,
  pigment: category.pigment,
  position: category.position,
  isLive: category.is_live,
  redirectTo: category.redirect_to,
  productCount: category.product_count,
});
