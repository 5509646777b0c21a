import { cleanProduct, missingLabelFields, type ProductValues } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { type ApplyRefusal, readPlanTimes, saveChanges } from '../../change-sets/index.ts';
import { deleteDraft } from '../drafts.queries.ts';
import { checkValues, refuseFields } from './check-values.ts';
import { listEditedProducts } from './product.queries.ts';

interface ProductEdit {
  productId: string;
  base: Partial<ProductValues>;
  values: Partial<ProductValues>;
  applyAt: string | null;
  restoreAt: string | null;
  reason?: string | undefined;
}

/** Saves the edited fields of a product. Fields that nobody names stay as they are. */
export async function saveProduct(context: AdminWriteContext, edit: ProductEdit) {
  const { db, staff } = context;
  const { productId } = edit;
  const times = readPlanTimes(edit, await readClock(db));
  if (!times.ok) return times;
  const [product] = await listEditedProducts(db, [productId]);
  if (!product) return refuse({ code: 'no-such-product' as const });
  const values = cleanProduct(edit.values);
  if (Object.keys(values).length === 0) return refuse({ code: 'nothing-changed' as const });
  const problems = await checkValues(db, values, productId);
  if (problems.length > 0) return refuseFields(problems);
  // A product on sale keeps a complete label.
  const missing = product.status === 'published' ? missingLabelFields({ ...product, ...values }) : [];
  if (missing.length > 0) return refuseUnlabelled({ productId, code: product.code, missing });
  const saved = await saveChanges(context, {
    kind: 'product',
    title: `修改商品资料 ${values.code ?? product.code}`,
    reason: edit.reason ?? null,
    source: {},
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
    rows: [{ table: 'product', id: productId, isNew: false, base: edit.base, value: values }],
    approval: null,
  });
  if (!saved.ok) return saved.refusal.code === 'busy' ? refuse(saved.refusal) : refuseConflict(saved.refusal);
  await deleteDraft(db, staff.staffId, productId);
  return saved;
}

const refuseUnlabelled = (product: { productId: string; code: string; missing: string[] }) =>
  refuse({
    code: 'product-not-ready' as const,
    message: `在售的商品不能缺标签信息：${product.missing.join('、')}` as string,
    reason: product.missing.join('、'),
    products: [product] as (typeof product)[],
  });

/** Somebody has deleted the product, or changed the same fields. */
export function refuseConflict(refusal: ApplyRefusal) {
  const conflicts = refusal.code === 'change-conflicts' ? refusal.conflicts : [];
  if (conflicts.some(({ column }) => column === null)) return refuse({ code: 'no-such-product' as const });
  const fields = conflicts.map(({ column, base, mine, theirs }) => ({
    field: column ?? '',
    base,
    mine,
    theirs,
  }));
  return refuse({ code: 'product-conflict' as const, count: fields.length, fields });
}
