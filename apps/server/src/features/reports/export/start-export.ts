import type { SalesInput } from '@huarong/contract/admin/reports';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { readPeriod } from '../admin/period.ts';
import { countRecentExports, insertExport, listOwnExports, type Report } from './export.queries.ts';
import { scheduleExport } from './export-jobs.ts';

const EXPORTS_AN_HOUR = 20;
const REPORT_TEXTS: Readonly<Record<Report, string>> = {
  sales: '销售',
  promotions: '促销成本',
  orders: '订单明细',
  returns: '退货',
  members: '会员',
  stock: '库存',
};

interface Wanted extends SalesInput {
  report: Report;
  kind?: 'all' | 'promotion' | 'coupon' | 'points' | undefined;
  reason: string;
}
type Refused = { code: 'report-period-wrong' } | { code: 'export-limit'; limit: number };

/** Stores what is wanted, with the audit entry; a job writes the file. */
export async function startExport(
  { db, staff }: AdminWriteContext,
  { report, reason: _reason, ...input }: Wanted,
): Promise<Result<{ exportId: string }, Refused>> {
  const period = await readPeriod(db, input);
  if (!period) return refuse({ code: 'report-period-wrong' });
  if ((await countRecentExports(db, staff.staffId)) >= EXPORTS_AN_HOUR)
    return refuse({ code: 'export-limit', limit: EXPORTS_AN_HOUR });
  const exportId = await insertExport(db, {
    staffId: staff.staffId,
    report,
    // The job that writes the file acts for nobody: what the person may see is noted here.
    input: { ...input, ...period, ...(staff.permissions.has('cost:read') && { cost: 'shown' }) },
  });
  await scheduleExport(db, exportId);
  return accept({ exportId });
}

export async function listExports(db: Queryable, staffId: number) {
  const rows = await listOwnExports(db, staffId);
  return accept({
    rows: rows.map((row) => ({
      exportId: row.id,
      reportText: REPORT_TEXTS[row.report],
      from: row.input['from'] ?? '',
      to: row.input['to'] ?? '',
      state: row.is_fresh ? row.state : ('expired' as const),
      rows: row.row_count,
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      path: row.state === 'done' && row.is_fresh ? `/admin/files/report-exports/${row.id}.csv` : null,
    })),
  });
}
