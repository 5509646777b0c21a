import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { deleteBrand } from '../../catalogue/index.ts';
import { changedColumns, columnsOf, fieldsChanged, isForeignKeyViolation } from '../../change-sets/index.ts';
import { saveRows } from '../save-rows.ts';
import { findBrand, findBrandByKey, nextBrandId } from './brands.queries.ts';

const COLUMNS = {
  key: 'key',
  nameEn: 'name_en',
  nameCn: 'name_cn',
  nicknames: 'nicknames',
  letter: 'letter',
  origin: 'origin',
  sinceYear: 'since_year',
  slogan: 'slogan',
  story: 'story',
  marks: 'marks',
  isLive: 'is_live',
} as const;
const KIND = 'brand';

interface Named {
  nameCn?: string | undefined;
  key?: string | undefined;
}

/** Another brand that has the key. When two save at once, the schema refuses the second. */
async function findKeyProblem({ db }: AdminWriteContext, { key }: Named, brandId: string) {
  const other = key === undefined ? undefined : await findBrandByKey(db, key, brandId);
  return other ? ({ code: 'brand-key-used', name: other.name_cn } as const) : null;
}

export async function createBrand(
  context: AdminWriteContext,
  { fields, reason }: { fields: Named & { nameCn: string }; reason?: string | undefined },
) {
  const brandId = await nextBrandId(context.db);
  const problem = await findKeyProblem(context, fields, brandId);
  if (problem) return refuse(problem);
  const saved = await saveRows(context, {
    kind: KIND,
    title: `新建品牌 ${fields.nameCn}`,
    reason,
    rows: [{ table: 'brand', id: brandId, isNew: true, value: columnsOf(COLUMNS, fields) }],
  });
  if (saved.ok) return accept({ brandId, setId: saved.value });
  // Somebody has taken the number just now.
  return refuse(saved.refusal.code === 'busy' ? saved.refusal : { code: 'busy' as const, retryAfter: 1 });
}

export async function saveBrand(
  context: AdminWriteContext,
  edit: {
    brandId: string;
    fields: Named;
    base: Readonly<Record<string, unknown>>;
    reason?: string | undefined;
  },
) {
  const { brandId } = edit;
  const brand = await findBrand(context.db, brandId);
  if (!brand) return refuse({ code: 'no-such-brand' as const });
  const problem = await findKeyProblem(context, edit.fields, brandId);
  if (problem) return refuse(problem);
  const base = columnsOf(COLUMNS, edit.base);
  const value = changedColumns(base, columnsOf(COLUMNS, edit.fields));
  if (Object.keys(value).length === 0)
    return refuse({ code: 'invalid-input' as const, message: '没有改动，不用保存' });
  const saved = await saveRows(context, {
    kind: KIND,
    title: `编辑品牌 ${edit.fields.nameCn ?? brand.name_cn}`,
    reason: edit.reason,
    rows: [{ table: 'brand', id: brandId, isNew: false, base: onlyKeysOf(base, value), value }],
  });
  if (saved.ok) return accept({ brandId, setId: saved.value });
  return refuse(saved.refusal.code === 'busy' ? saved.refusal : fieldsChanged(COLUMNS, saved.refusal.fields));
}

const onlyKeysOf = (base: Record<string, unknown>, value: object) =>
  Object.fromEntries(Object.entries(base).filter(([column]) => column in value));

/** A brand without products. It is not a change set: nothing would be left to restore it from. */
export async function removeBrand({ db }: AdminWriteContext, brandId: string) {
  const brand = await findBrand(db, brandId);
  if (!brand) return refuse({ code: 'no-such-brand' as const });
  const inUse = refuse({ code: 'brand-in-use' as const, count: brand.product_count });
  if (brand.product_count > 0) return inUse;
  try {
    await deleteBrand(db, brandId);
    return accept(null);
  } catch (error) {
    // A product of the brand was added just now.
    if (isForeignKeyViolation(error)) return inUse;
    throw error;
  }
}
