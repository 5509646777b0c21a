import { z } from 'zod';
import { text } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { categoriesRoutes } from './categories.routes.ts';

const PIGMENTS = [
  'shuang',
  'yuebai',
  'xia',
  'douqing',
  'xiang',
  'dai',
  'ouhe',
  'shiqing',
  'yinhong',
  'song',
  'zhe',
] as const;
const categoryId = z.string().regex(/^[0-9a-z_]{1,12}$/);
const category = z.object({
  categoryId: z.string(),
  parentId: z.string().nullable(),
  level: z.int(),
  name: z.string(),
  nameEn: z.string(),
  pigment: z.string(),
  position: z.int(),
  isLive: z.boolean(),
  /** The category it was merged into. */
  redirectTo: z.string().nullable(),
  /** Products directly in it, whatever their state. */
  productCount: z.int(),
});
const categoryFields = z.object({
  name: text(40),
  nameEn: text(80, 0),
  pigment: z.enum(PIGMENTS),
  isLive: z.boolean(),
});
const saved = z.object({ categoryId: z.string(), setId: rowId });
const ofCategory = (input: { categoryId: string }) => ({ kind: 'category', id: input.categoryId }) as const;
const merge = z.object({ categoryId, targetId: categoryId });

export const categoriesContract = defineAdminContract({
  tree: adminRead({
    route: categoriesRoutes.tree,
    summary: 'Every category, those above first, with how many products are in each',
    permission: 'product:read',
    input: z.object({}),
    output: z.object({ categories: z.array(category) }),
    refusals: [],
  }),
  detail: adminRead({
    route: categoriesRoutes.detail,
    summary: 'One category with the first of its products',
    permission: 'product:read',
    input: z.object({ categoryId }),
    output: category.extend({
      products: z.array(
        z.object({ productId: z.string(), name: z.string(), imagePath: z.string().nullable() }),
      ),
      /** Old addresses that lead here. */
      mergedNames: z.array(z.object({ categoryId: z.string(), name: z.string() })),
    }),
    refusals: ['category-not-found'],
  }),
  create: adminWrite({
    route: categoriesRoutes.create,
    summary: 'Adds a category at the end of those beside it, as a change set',
    permission: 'category:write',
    input: z.object({
      name: text(40),
      nameEn: text(80, 0).default(''),
      parentId: categoryId.nullable(),
      reason: reason.optional(),
    }),
    output: saved,
    refusals: ['category-not-found', 'category-move-refused'],
    subject: (_input, result) => ({ kind: 'category', id: result?.categoryId ?? 'new' }),
    reason: 'optional',
  }),
  save: adminWrite({
    route: categoriesRoutes.save,
    summary: 'Changes names, backdrop or visibility of a category as a change set',
    permission: 'category:write',
    input: z.object({
      categoryId,
      fields: categoryFields.partial().refine((fields) => Object.keys(fields).length > 0, '没有改动'),
      base: z.record(z.string().max(20), z.json()),
      reason: reason.optional(),
    }),
    output: saved,
    refusals: ['category-not-found', 'fields-changed', 'category-move-refused'],
    subject: ofCategory,
    reason: 'optional',
  }),
  move: adminWrite({
    route: categoriesRoutes.move,
    summary: 'Puts a category under another one or at another place, with everything below it',
    permission: 'category:write',
    input: z.object({
      categoryId,
      /** Null: to the top. */
      parentId: categoryId.nullable(),
      /** The one it stands before; null: at the end. */
      beforeId: categoryId.nullable(),
      /** Where the caller saw it. */
      baseParentId: categoryId.nullable(),
    }),
    output: saved,
    refusals: ['category-not-found', 'category-move-refused', 'fields-changed'],
    subject: ofCategory,
    reason: 'none',
  }),
  previewMerge: adminRead({
    route: categoriesRoutes.previewMerge,
    summary: 'What merging a category into another one would do',
    permission: 'category:write',
    input: merge,
    output: z.object({
      productCount: z.int(),
      /** Products of the target afterwards. */
      targetCount: z.int(),
      /** Categories that move along. */
      children: z.array(z.string()),
      oldPath: z.string(),
      newPath: z.string(),
      /** Promotions whose scope names the category: they lose its products. */
      promotions: z.array(z.string()),
    }),
    refusals: ['category-not-found', 'category-merge-refused'],
  }),
  merge: adminWrite({
    route: categoriesRoutes.merge,
    summary: 'Moves the products and children of a category into another one; its address leads there',
    permission: 'category:write',
    input: merge.extend({ reason }),
    output: saved,
    refusals: ['category-not-found', 'category-merge-refused'],
    subject: ofCategory,
    reason: 'required',
  }),
  remove: adminWrite({
    route: categoriesRoutes.remove,
    summary: 'Deletes a category without products, children and old addresses',
    permission: 'category:write',
    input: z.object({ categoryId }),
    output: z.null(),
    refusals: ['category-not-found', 'category-in-use'],
    subject: ofCategory,
    reason: 'none',
  }),
});
