import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { type RowChange, readPlanTimes, saveChanges } from '../../change-sets/index.ts';
import { requirePermissions } from '../../staff/index.ts';
import { BULK_FIELDS } from './edits.ts';
import { type BulkInput, type PlannedProduct, planBulk } from './plan-bulk.ts';

interface BulkEdit extends BulkInput {
  title: string;
  reason: string;
  isLeavingRefused: boolean;
  applyAt: string | null;
  restoreAt: string | null;
}

/** Saves a bulk edit as one change set that names only the columns it changes. */
export async function saveBulk(context: AdminWriteContext, edit: BulkEdit) {
  const { db } = context;
  const needed = edit.edits.flatMap(({ field }) => BULK_FIELDS[field]?.needs ?? []);
  const allowed = await requirePermissions(context, needed);
  if (!allowed.ok) return allowed;
  const times = readPlanTimes(edit, await readClock(db));
  if (!times.ok) return times;
  await sql`set local statement_timeout = '25s'`.execute(db);
  const planned = await planBulk(db, edit);
  if (!planned.ok) return planned;
  const { changed, refused } = planned.value;
  if (refused.length > 0 && !edit.isLeavingRefused)
    return refuse({ code: 'bulk-refused' as const, count: refused.length });
  if (changed.length === 0) return refuse({ code: 'bulk-nothing' as const });
  const saved = await saveChanges(context, {
    kind: 'bulk',
    title: edit.title,
    reason: edit.reason,
    source: { filter: filterText(edit) },
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
    rows: changed.flatMap(rowsOf),
    approval: null,
  });
  if (!saved.ok)
    return refuse(
      saved.refusal.code === 'change-conflicts'
        ? { code: 'bulk-conflict' as const, count: saved.refusal.conflicts.length }
        : saved.refusal.code === 'busy'
          ? saved.refusal
          : { code: 'bulk-conflict' as const, count: 1 },
    );
  const { state, setId } = saved.value;
  if (state === 'waiting') throw new Error('a bulk edit asks nobody');
  return accept({ state, setId, changed: changed.length });
}

function rowsOf({ product, changes }: PlannedProduct): RowChange[] {
  const own = changes.filter(({ column }) => column !== 'purchase_limit');
  const limit = changes.find(({ column }) => column === 'purchase_limit');
  const columns = (side: 'before' | 'after') =>
    Object.fromEntries(own.map((change) => [change.column, change[side]]));
  const rows: RowChange[] =
    own.length === 0
      ? []
      : [
          {
            table: 'product',
            id: product.id,
            isNew: false,
            base: columns('before'),
            value: columns('after'),
          },
        ];
  if (!limit) return rows;
  const skus = product.skus.filter(({ purchase_limit }) => purchase_limit !== limit.after);
  return [
    ...rows,
    ...skus.map(({ id, purchase_limit }) => ({
      table: 'sku' as const,
      id,
      isNew: false,
      base: { purchase_limit },
      value: { purchase_limit: limit.after },
    })),
  ];
}

/** How the products were chosen, for the record. */
const filterText = ({ selection: { productIds, ...filter } }: BulkEdit): string =>
  productIds
    ? `products=${productIds.length}`
    : new URLSearchParams(
        Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
      ).toString();
