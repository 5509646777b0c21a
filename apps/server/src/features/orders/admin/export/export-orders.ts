import type { OrderFilters, OrderListInput } from '@huarong/contract/admin/orders';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { type PermissionMissing, requirePermissions } from '../../../staff/index.ts';
import { countSubOrders, findRareFilters } from '../list/list.queries.ts';
import { countRecentExports, insertExport } from './export.queries.ts';

/** More rows than this are a report, not a list. */
export const EXPORT_ROWS = 50_000;
const EXPORTS_AN_HOUR = 10;

interface Wanted extends OrderFilters {
  sort: OrderListInput['sort'];
  columns: readonly string[];
  reason: string;
}
type Refused = { code: 'export-limit'; limit: number } | PermissionMissing;

/** Records what is exported, with the audit entry, before the file can be downloaded. */
export async function exportOrders(
  { db, staff }: AdminWriteContext,
  { sort, columns, reason: _reason, ...filters }: Wanted,
  isWhole: boolean,
): Promise<Result<{ exportId: string; path: string; rows: number; isCut: boolean }, Refused>> {
  const { staffId } = staff;
  const allowed = await requirePermissions({ db, staff }, ['order:export']);
  if (!allowed.ok) return allowed;
  if ((await countRecentExports(db, staffId)) >= EXPORTS_AN_HOUR)
    return refuse({ code: 'export-limit', limit: EXPORTS_AN_HOUR });
  const reader = { staffId, rare: await findRareFilters(db, filters) };
  const count = await countSubOrders(db, { filters, sort, reader, limit: EXPORT_ROWS });
  const [rows, isCut] = [count ?? EXPORT_ROWS, count === null];
  const exportId = await insertExport(db, {
    staff_id: staffId,
    filters,
    sort,
    columns: [...columns],
    is_whole: isWhole,
    row_count: rows,
    is_cut: isCut,
  });
  return accept({ exportId, path: `/admin/files/order-exports/${exportId}.csv`, rows, isCut });
}
