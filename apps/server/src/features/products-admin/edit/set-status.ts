import { missingLabelFields } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readPlanTimes, saveChanges } from '../../change-sets/index.ts';
import { type EditedProduct, listEditedProducts } from './product.queries.ts';
import { refuseConflict } from './save-product.ts';
import { listSellableProducts } from './sellable.queries.ts';

interface StatusChange {
  productIds: readonly string[];
  status: 'published' | 'withdrawn';
  applyAt: string | null;
  restoreAt: string | null;
  reason: string;
}
const NAMED = 3;

/** Puts products on sale or takes them off. Those that already are so stay as they are. */
export async function setStatus(context: AdminWriteContext, change: StatusChange) {
  const { db } = context;
  const times = readPlanTimes(change, await readClock(db));
  if (!times.ok) return times;
  const wanted = [...new Set(change.productIds)];
  const products = await listEditedProducts(db, wanted);
  if (products.length < wanted.length) return refuse({ code: 'no-such-product' as const });
  const changed = products.filter(({ status }) => status !== change.status);
  if (changed.length === 0) return refuse({ code: 'nothing-changed' as const });
  if (change.status === 'published') {
    const unready = await listUnready(db, changed);
    if (unready.length > 0) return refuseUnready(unready);
  }
  const verb = change.status === 'published' ? '上架' : '下架';
  const saved = await saveChanges(context, {
    kind: 'product',
    title: changed.length === 1 ? `${verb} ${changed[0]?.code}` : `${verb} ${changed.length} 件商品`,
    reason: change.reason,
    source: {},
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
    rows: changed.map(({ id, status }) => ({
      table: 'product' as const,
      id,
      isNew: false,
      base: { status },
      value: { status: change.status },
    })),
    approval: null,
  });
  if (saved.ok) return saved;
  return saved.refusal.code === 'busy' ? refuse(saved.refusal) : refuseConflict(saved.refusal);
}

interface UnreadyProduct {
  productId: string;
  code: string;
  missing: string[];
}

/** Products that cannot be on sale, and what each lacks. */
async function listUnready(db: Queryable, products: readonly EditedProduct[]): Promise<UnreadyProduct[]> {
  const sellable = await listSellableProducts(
    db,
    products.map(({ id }) => id),
  );
  return products
    .map((product) => ({
      productId: product.id,
      code: product.code,
      missing: [...missingLabelFields(product), ...(sellable.has(product.id) ? [] : ['在售的规格'])],
    }))
    .filter(({ missing }) => missing.length > 0);
}

function refuseUnready(unready: readonly UnreadyProduct[]) {
  const named = unready.slice(0, NAMED).map(({ code, missing }) => `${code} 缺${missing.join('、')}`);
  const rest = unready.length > NAMED ? `；另有 ${unready.length - NAMED} 件` : '';
  return refuse({
    code: 'product-not-ready' as const,
    reason: `${named.join('；')}${rest}`,
    products: unready.slice(0, 100),
  });
}
