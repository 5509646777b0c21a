import type { GridColumn } from '@huarong/core/catalogue';
import { accept } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { StaffSession } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readPlanTimes, readPriceFacts } from '../change-sets/index.ts';
import { readSetting } from '../settings/index.ts';
import { requirePermissions } from '../staff/index.ts';
import { checkSku, secondPersonReasons } from './check-cells.ts';
import { listEdited } from './grid.queries.ts';
import type { Cell } from './row-changes.ts';

export interface GridEdit {
  cells: readonly Cell[];
  applyAt: string | null;
  restoreAt: string | null;
}

/** Who may change a column. */
const NEEDED: Record<GridColumn, readonly Permission[]> = {
  offer: ['price:write'],
  market: ['price:write'],
  limit: ['price:write'],
  cost: ['cost:read', 'price:write'],
  stock: ['stock:adjust'],
  low: ['stock:adjust'],
  live: ['product:publish'],
};

/** Whether somebody may save these cells, what is wrong with them, and who else has to look. */
export async function examineGrid({ db, staff }: { db: Queryable; staff: StaffSession }, edit: GridEdit) {
  const needed = edit.cells.flatMap(({ column }) => NEEDED[column]);
  const allowed = await requirePermissions({ db, staff }, needed);
  if (!allowed.ok) return allowed;
  const times = readPlanTimes(edit, await readClock(db));
  if (!times.ok) return times;

  const bySku = Map.groupBy(edit.cells, ({ skuId }) => skuId);
  const skus = new Map((await listEdited(db, [...bySku.keys()])).map((sku) => [sku.id, sku]));
  const struck = edit.cells.filter(({ column }) => column === 'market').map(({ skuId }) => skuId);
  const facts = struck.length > 0 ? await readPriceFacts(db, struck, times.value.from) : new Map();
  const problems = [...bySku].flatMap(([skuId, cells]) =>
    checkSku(skuId, cells, skus.get(skuId), facts.get(skuId), times.value.from),
  );
  return accept({
    bySku,
    skus,
    problems,
    times: times.value,
    reasons: secondPersonReasons(bySku, skus, await readSetting(db, 'second-person')),
  });
}
