import { checkProduct, type FieldProblem, type ProductValues } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { checkIncludedReferences } from './check-included-items.ts';
import { hasBrand, hasCategory, isCodeTaken } from './product.queries.ts';

/** What is wrong with edited fields, also compared with the rest of the catalogue. */
export async function checkValues(
  db: Queryable,
  values: Partial<ProductValues>,
  ownId: string | null,
): Promise<FieldProblem[]> {
  const problems = checkProduct(values);
  const isFine = (field: keyof ProductValues) => !problems.some((problem) => problem.field === field);
  const { code, brand_id, category_id, included_items } = values;
  if (code !== undefined && isFine('code') && (await isCodeTaken(db, code, ownId)))
    problems.push({ field: 'code', message: '另一件商品已有这个编码' });
  if (brand_id !== undefined && isFine('brand_id') && !(await hasBrand(db, brand_id)))
    problems.push({ field: 'brand_id', message: '没有这个品牌，请重新选择' });
  if (category_id !== undefined && isFine('category_id') && !(await hasCategory(db, category_id)))
    problems.push({ field: 'category_id', message: '没有这个分类，请重新选择' });
  if (included_items !== undefined && isFine('included_items')) {
    const message = await checkIncludedReferences(db, included_items, ownId);
    if (message !== null) problems.push({ field: 'included_items', message });
  }
  return problems;
}

export const refuseFields = (fields: FieldProblem[]) =>
  refuse({ code: 'product-refused' as const, count: fields.length, fields });
