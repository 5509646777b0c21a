import { missingLabelFields } from '@huarong/core/catalogue';
import { brandColumns, type ProductFields, productColumns } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';
import type { Draft } from './draft-products.ts';
import type { KnownProduct } from './existing.ts';
import { changedColumns, changeOf, mergeFields } from './merge-fields.ts';
import type { Planning } from './plan.ts';

/** Adds the product to the plan if it is new or changed. Null when a required field is missing. */
export function planProduct(
  { line, product }: Draft,
  known: KnownProduct | undefined,
  identity: { id: string; brandId: string },
  { existing, plan, problems, warnings }: Planning,
): ProductFields | null {
  const given = { ...product, ...(known && { code: known.fields.code }) };
  const merged = mergeFields(productColumns, given, known?.fields, { status: 'draft' }, line, problems);
  if (!merged) return null;
  if (!existing.categoryIds.has(merged.category_id)) problems.push(unknownCategory(line, merged.category_id));

  const fields = draftUnlessLabelled(merged, line, warnings);
  const brandChange = known && known.brandId !== identity.brandId ? [brandColumns.key.zh] : [];
  const columns = known ? [...brandChange, ...changedColumns(productColumns, known.fields, fields)] : [];
  const change = changeOf(!known, columns);
  if (change !== 'unchanged') plan.products.push({ ...identity, isNew: !known, fields });
  plan.outcomes.push({ line, entity: 'product', code: fields.code, change, columns });
  return fields;
}

/** Reported once instead of for every line. */
export const NO_CATEGORIES =
  '店铺还没有分类，请先建分类：写一份分类文件（列名：分类编号、上级分类编号、分类名称），运行 npm run catalogue:import -- 分类.csv --apply；' +
  '或逐个建立：npm run shop -- category-add 编号 名称 [--parent 上级编号]。写法见 docs/import.md';

const unknownCategory = (line: number, id: string) =>
  problemAt(
    line,
    productColumns.category_id.zh,
    `店铺没有分类 ${id}，请先建分类（npm run shop -- category-add ${id} 名称，或导入分类文件），或改成已有的编号`,
  );

/** A product with an incomplete label is imported as draft. */
function draftUnlessLabelled(fields: ProductFields, line: number, warnings: Problem[]): ProductFields {
  const missing = fields.status === 'published' ? missingLabelFields(fields) : [];
  if (missing.length === 0) return fields;
  const message = `标签信息不全，不能上架，按草稿导入；缺少：${missing.join('、')}`;
  warnings.push(problemAt(line, productColumns.status.zh, message));
  return { ...fields, status: 'draft' };
}
