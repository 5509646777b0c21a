import { bulkContract } from '@huarong/contract/admin/bulk';
import { labelText } from '@huarong/core/catalogue';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { listNames } from './bulk.queries.ts';
import { BULK_FIELDS, type ColumnChange } from './edits.ts';
import { type PlannedProduct, planBulk } from './plan-bulk.ts';
import { saveBulk } from './save-bulk.ts';

const EXAMPLES = 10;
const PROBLEMS = 50;
const STATUS_NAMES: Readonly<Record<string, string>> = {
  draft: '草稿',
  published: '上架',
  withdrawn: '下架',
};

/** Edits of fields on many products at once. */
export const bulkAdminFeature: AdminFeature = implementAdmin('bulk', bulkContract, {
  async preview({ db }, input) {
    const planned = await planBulk(db, input);
    if (!planned.ok) return planned;
    const { total, changed, refused } = planned.value;
    const examples = changed.slice(0, EXAMPLES);
    const write = await createWriter(db, examples);
    return accept({
      total,
      changed: changed.length,
      refused: refused.length,
      examples: examples.map(({ product, changes }) => ({
        productId: product.id,
        code: product.code,
        name: product.name_cn,
        fields: changes.map((change) => ({
          label: BULK_FIELDS[change.field]?.label ?? change.field,
          before: write(change, change.before),
          after: write(change, change.after),
        })),
      })),
      problems: refused.slice(0, PROBLEMS).map(({ product, reason }) => ({
        productId: product.id,
        code: product.code,
        name: product.name_cn,
        reason,
      })),
    });
  },
  save: (context, input) => saveBulk(context, input),
});

/** Values in the words of staff: brands and categories by name. */
async function createWriter(db: Queryable, examples: readonly PlannedProduct[]) {
  const idsOf = (field: string) =>
    examples.flatMap(({ changes }) =>
      changes.flatMap((change) =>
        change.field === field ? [String(change.before), String(change.after)] : [],
      ),
    );
  const brands = await listNames(db, 'brand', idsOf('brand'));
  const categories = await listNames(db, 'category', idsOf('category'));
  return ({ field }: ColumnChange, value: unknown): string => {
    if (value === null || value === '') return '无';
    if (Array.isArray(value)) {
      const shown = [
        ...new Set(
          value.map((each) =>
            each === null ? '不限' : field === 'labels' ? labelText(String(each)) : String(each),
          ),
        ),
      ];
      return shown.length === 0 ? '无' : shown.join('、');
    }
    const names = field === 'brand' ? brands : field === 'category' ? categories : null;
    if (names) return names.get(String(value)) ?? String(value);
    return field === 'status' ? (STATUS_NAMES[String(value)] ?? String(value)) : String(value);
  };
}
