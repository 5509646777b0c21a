import { cleanSku, type SkuField } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import {
  type ApplyRefusal,
  priceChangeApproval,
  readPlanTimes,
  readPriceFacts,
  saveChanges,
} from '../../change-sets/index.ts';
import { listEdited, secondPersonReasons } from '../../price-grid/index.ts';
import { readSetting } from '../../settings/index.ts';
import { requirePermissions } from '../../staff/index.ts';
import { listEditedProducts } from '../edit/product.queries.ts';
import {
  checkSkuCodes,
  checkSkuFields,
  checkSkuPrices,
  gridCells,
  type SkuCellProblem,
  type SkuEdit,
} from './check-skus.ts';
import { type Place, skuRowChanges } from './sku-row-changes.ts';
import { listProductSkus } from './skus.queries.ts';

interface SkusEdit {
  productId: string;
  rows: readonly SkuEdit[];
  order: readonly Place[] | null;
  applyAt: string | null;
  restoreAt: string | null;
  reason?: string | undefined;
}
const MAX_SKUS = 99;

/** Who may change a field; the others need `product:write`. */
const NEEDED: Partial<Record<SkuField, Permission>> = {
  offer_price_fen: 'price:write',
  market_price_fen: 'price:write',
  purchase_limit: 'price:write',
  is_live: 'product:publish',
};

/** Saves edited, added and sorted skus of a product as one change set. */
export async function saveSkus(context: AdminWriteContext, edit: SkusEdit) {
  const { db } = context;
  const rows = edit.rows
    .map((row) => ({ ...row, values: cleanSku(row.values) }))
    .filter(({ isNew, values }) => isNew || Object.keys(values).length > 0);
  const allowed = await requirePermissions(context, neededFor(rows, edit.order));
  if (!allowed.ok) return allowed;
  const times = readPlanTimes(edit, await readClock(db));
  if (!times.ok) return times;
  const [product] = await listEditedProducts(db, [edit.productId]);
  if (!product) return refuse({ code: 'no-such-product' as const });
  // Numbers of new skus are given away one set at a time.
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy' as const, retryAfter: 5 });

  const known = await listProductSkus(db, edit.productId);
  if (known.length + rows.filter(({ isNew }) => isNew).length > MAX_SKUS)
    return refuse({ code: 'invalid-input' as const, message: `一件商品至多 ${MAX_SKUS} 个规格` });
  const fields = checkSkuFields(rows, new Map(known.map((sku) => [sku.id, sku])));
  const problems = fields.length > 0 ? fields : await checkSkuCodes(db, rows);
  if (problems.length > 0) return refuseCells(problems);

  const cells = gridCells(rows);
  const priced = [...new Set(cells.map(({ skuId }) => skuId))];
  const edited = new Map((await listEdited(db, priced)).map((sku) => [sku.id, sku]));
  const facts = priced.length > 0 ? await readPriceFacts(db, priced, times.value.from) : new Map();
  const wrongPrices = checkSkuPrices(cells, edited, facts, times.value.from);
  if (wrongPrices.length > 0) return refuseCells(wrongPrices);

  const changes = await skuRowChanges(db, { productId: edit.productId, rows, order: edit.order, known });
  if (changes.length === 0) return refuse({ code: 'nothing-changed' as const });
  const reasons = secondPersonReasons(
    Map.groupBy(cells, ({ skuId }) => skuId),
    edited,
    await readSetting(db, 'second-person'),
  );
  const saved = await saveChanges(context, {
    kind: 'product',
    title: `修改规格与色号 ${product.code}`,
    reason: edit.reason ?? null,
    source: {},
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
    rows: changes,
    approval: reasons.prices.length > 0 ? { kind: priceChangeApproval, reasons: reasons.prices } : null,
  });
  if (saved.ok) return saved;
  return saved.refusal.code === 'busy' ? refuse(saved.refusal) : refuseConflicts(saved.refusal);
}

function neededFor(rows: readonly SkuEdit[], order: readonly Place[] | null): Permission[] {
  const fields = rows.flatMap(({ values }) => Object.keys(values) as SkuField[]);
  const isAdding = rows.some(({ isNew }) => isNew);
  return [
    ...(isAdding || order ? (['product:write'] as const) : []),
    ...fields.map((field) => NEEDED[field] ?? ('product:write' as const)),
  ];
}

const refuseCells = (cells: SkuCellProblem[]) =>
  refuse({ code: 'skus-refused' as const, count: cells.length, cells });

function refuseConflicts(refusal: ApplyRefusal) {
  const conflicts = refusal.code === 'change-conflicts' ? refusal.conflicts : [];
  const gone = conflicts.filter(({ column }) => column === null);
  if (gone.length > 0)
    return refuseCells(gone.map(({ id }) => ({ key: id, field: 'code', message: '这个规格刚刚被删除' })));
  const cells = conflicts.map(({ id, column, base, mine, theirs }) => ({
    key: id,
    field: column ?? '',
    base,
    mine,
    theirs,
  }));
  return refuse({ code: 'skus-conflict' as const, count: cells.length, cells });
}
