import { createHash } from 'node:crypto';
import type { ShipTableRow } from '@huarong/core/orders';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { insertRows } from '#platform/database';
import { canonicalJson } from '#platform/idempotency';
import { scheduleJob } from '#platform/jobs';
import { shipFileJob } from '../../order-jobs.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { findWaitingRun, insertRun } from './ship-file.queries.ts';

interface ShipFile {
  fileName: string;
  rows: readonly ShipTableRow[];
  confirmedLines: readonly number[];
}

/** Stores the rows of a file and starts the job that ships them. Rows that cannot go are stored with the reason. */
export async function applyShipFile(
  { db: tx, staff, note }: AdminWriteContext,
  { fileName, rows, confirmedLines }: ShipFile,
): Promise<{ runId: string; isRepeated: boolean }> {
  const contentHash = createHash('sha256')
    .update(canonicalJson({ rows, confirmedLines: [...confirmedLines].sort((a, b) => a - b) }))
    .digest('hex');
  const waiting = await findWaitingRun(tx, contentHash);
  if (waiting !== null) {
    note({ bulkRunId: waiting });
    return { runId: String(waiting), isRepeated: true };
  }
  const checked = await checkRows(tx, rows);
  const runId = await insertRun(tx, {
    staff_id: staff.staffId,
    session_id: staff.sessionId,
    content_hash: contentHash,
    file_name: fileName,
  });
  const confirmed = new Set(confirmedLines);
  const now = await readClock(tx);
  await insertRows(
    tx,
    'bulk_row',
    checked.map((row, index) => ({
      run_id: runId,
      position: index + 1,
      sub_order_id: row.subOrderId ?? row.order,
      input: {
        order: row.order,
        carrier: row.carrier,
        waybillNo: row.waybillNo,
        isSharedWaybill: row.outcome === 'warning',
      },
      ...firstState(row, confirmed.has(row.line), now),
    })),
  );
  await scheduleJob(tx, shipFileJob, {
    uniqueKey: String(runId),
    runAt: now,
    payload: { runId },
  });
  note({ bulkRunId: runId });
  return { runId: String(runId), isRepeated: false };
}

function firstState({ outcome, text }: CheckedRow, isConfirmed: boolean, now: Date) {
  const isWaiting = outcome === 'ok' || (outcome === 'warning' && isConfirmed);
  return isWaiting
    ? { state: 'waiting' as const, result: null, settled_at: null }
    : {
        state: outcome === 'done' ? ('done' as const) : ('refused' as const),
        result: outcome === 'warning' ? `未勾选：${text}` : text,
        settled_at: now,
      };
}
