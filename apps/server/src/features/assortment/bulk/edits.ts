import { labelOf, missingLabelFields, type ProductKind } from '@huarong/core/catalogue';
import { STORE } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';

/** What a bulk edit reads of a product. */
export interface BulkProduct {
  id: string;
  code: string;
  name_cn: string;
  kind: ProductKind;
  brand_id: string;
  category_id: string;
  status: string;
  labels: string[];
  effects: string[];
  skin_types: string[];
  tags: string[];
  producer: string | null;
  producer_address: string | null;
  production_licence: string | null;
  filing_number: string | null;
  standard_number: string | null;
  shelf_life_months: number | null;
  how_to_use: string;
  ingredients: string[];
  origin: string | null;
  warnings: string | null;
  no_return_reason: string | null;
  /** Its skus with their limits. */
  skus: { id: string; purchase_limit: number | null }[];
}

/** One field of a bulk edit as a call gives it. */
export interface FieldEdit {
  field: string;
  action: 'set' | 'add' | 'remove' | 'clear';
  names?: readonly string[] | undefined;
  value?: string | number | undefined;
}

type ProductColumn = Exclude<keyof BulkProduct, 'id' | 'skus'>;
interface BulkField {
  column: ProductColumn | 'purchase_limit';
  label: string;
  needs: Permission;
}
export const BULK_FIELDS: Readonly<Record<string, BulkField>> = {
  labels: { column: 'labels', label: '标识', needs: 'product:write' },
  effects: { column: 'effects', label: '功效', needs: 'product:write' },
  skinTypes: { column: 'skin_types', label: '适用肤质', needs: 'product:write' },
  tags: { column: 'tags', label: '标签', needs: 'product:write' },
  brand: { column: 'brand_id', label: '品牌', needs: 'product:write' },
  category: { column: 'category_id', label: '分类', needs: 'product:write' },
  status: { column: 'status', label: '状态', needs: 'product:publish' },
  producer: { column: 'producer', label: '生产企业', needs: 'product:write' },
  origin: { column: 'origin', label: '产地', needs: 'product:write' },
  warnings: { column: 'warnings', label: '警示语', needs: 'product:write' },
  noReturnReason: { column: 'no_return_reason', label: '不支持无理由退货的原因', needs: 'product:write' },
  purchaseLimit: { column: 'purchase_limit', label: '限购数量', needs: 'price:write' },
};

/** As many characters as an import takes. */
const MAX_LENGTHS: Readonly<Record<string, number>> = { producer: 120, origin: 40, noReturnReason: 200 };

/** What is wrong with an edit itself, whatever the products are. */
export function editProblem(edits: readonly FieldEdit[]): string | null {
  const seen = new Set<string>();
  for (const { field, action, names, value } of edits) {
    const label = BULK_FIELDS[field]?.label ?? field;
    if (seen.has(field)) return `${label}只能改一次`;
    seen.add(field);
    const isList = names !== undefined;
    if (isList && action !== 'clear' && names.length === 0) return `${label}没有填写`;
    if (!isList && action === 'set' && value === undefined) return `${label}没有填写`;
    const limit = MAX_LENGTHS[field];
    if (limit !== undefined && String(value ?? '').length > limit) return `${label}只能写 ${limit} 字`;
    if (field === 'purchaseLimit' && Number(value ?? 1) > STORE.cart.maxQuantityPerSku)
      return `${label}不能超过 ${STORE.cart.maxQuantityPerSku}`;
  }
  return null;
}

function nextList(current: readonly string[], { field, action, names: written = [] }: FieldEdit): string[] {
  const names = field === 'labels' ? written.map(labelOf) : written;
  if (action === 'set') return [...new Set(names)];
  if (action === 'add') return [...new Set([...current, ...names])];
  return action === 'remove' ? current.filter((name) => !names.includes(name)) : [];
}

export interface ColumnChange {
  field: string;
  column: BulkField['column'];
  before: unknown;
  after: unknown;
}

/** What the edits change in one product; a field that already is so is left out. */
export function changesOf(product: BulkProduct, edits: readonly FieldEdit[]): ColumnChange[] {
  return edits.flatMap((edit): ColumnChange[] => {
    const column = BULK_FIELDS[edit.field]?.column;
    if (column === undefined) return [];
    if (column === 'purchase_limit') {
      const after = edit.action === 'clear' ? null : Number(edit.value);
      const before = product.skus.map(({ purchase_limit }) => purchase_limit);
      return before.every((limit) => limit === after) ? [] : [{ field: edit.field, column, before, after }];
    }
    const before = product[column];
    const after = Array.isArray(before)
      ? nextList(before, edit)
      : edit.action === 'clear'
        ? null
        : (edit.value ?? null);
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ field: edit.field, column, before, after }];
  });
}

/** Why a product cannot be as it would become; null when it can. */
export function refusalOf(product: BulkProduct, changes: readonly ColumnChange[]): string | null {
  const next = { ...product };
  for (const { column, after } of changes) Object.assign(next, { [column]: after });
  if (next.status !== 'published') return null;
  const missing = missingLabelFields(next);
  if (missing.length > 0) return `上架缺少：${missing.join('、')}`;
  return product.status !== 'published' && product.skus.length === 0 ? '没有规格，不能上架' : null;
}
