import { z } from 'zod';

const ids = z.array(z.string().min(1)).max(5000);

const scopeList = z
  .strictObject({
    categoryIds: ids.optional(),
    brandIds: ids.optional(),
    productIds: ids.optional(),
    skuIds: ids.optional(),
  })
  .refine((lists) => Object.values(lists).some((list) => list && list.length > 0), {
    error: '至少选择一件商品、一个品牌或一个类目',
  });

const except = scopeList.optional();

export const scopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('category'), categoryIds: ids.min(1), except }),
  z.strictObject({ kind: z.literal('brand'), brandIds: ids.min(1), except }),
  z.strictObject({ kind: z.literal('list'), goods: scopeList }),
  z.strictObject({ kind: z.literal('excluded'), goods: scopeList }),
]);
