import { errorCodes } from '@huarong/contract/kit';
import { accept } from '@huarong/core/shared';
import { runAudited } from '#platform/audit';
import type { Database } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { shipForStaff } from '../actions/ship-for-staff.ts';
import {
  findRun,
  finishRun,
  listWaitingPositions,
  lockWaitingRow,
  type RunRow,
  settleRow,
} from './ship-file.queries.ts';

/**
 * Ships the rows of a file that wait, each in a transaction of its own with its audit entry. Shipping and the state of the
 * row commit together: after a crash the job goes on with the rows that are left.
 */
export async function runShipFile(db: Database, runId: number): Promise<void> {
  const run = await findRun(db, runId);
  if (!run || run.state === 'done') return;
  for (const position of await listWaitingPositions(db, runId)) {
    await shipRow(db, run, position);
    await failpoint('ship_file.row.after_commit');
  }
  await failpoint('ship_file.before_finish');
  await finishRun(db, runId);
}

async function shipRow(db: Database, run: RunRow, position: number): Promise<void> {
  const outcome = await runAudited(
    db,
    {
      actor: { kind: 'staff', staffId: run.staff_id, sessionId: run.session_id, address: '' },
      call: 'orders.ship',
      permission: 'order:ship',
      requestId: `ship-file:${run.id}:${position}`,
    },
    async (tx) => {
      const row = await lockWaitingRow(tx, run.id, position);
      if (!row) return accept({ subOrderId: null, text: '' });
      const shipped = await shipForStaff(tx, { subOrderId: row.sub_order_id, ...row.input });
      if (!shipped.ok) return { ...shipped, subOrderId: row.sub_order_id };
      const text = shipped.value.isAll ? '已发货' : '已部分发货';
      await settleRow(tx, { runId: run.id, position, state: 'done', result: text });
      await failpoint('ship_file.row.before_commit');
      return accept({ subOrderId: row.sub_order_id, text });
    },
    (result) => {
      const subOrderId = result.ok ? result.value.subOrderId : result.subOrderId;
      return subOrderId === null
        ? null
        : { subject: { kind: 'sub-order', id: subOrderId }, bulkRunId: run.id };
    },
  );
  if (!outcome.ok)
    await settleRow(db, {
      runId: run.id,
      position,
      state: 'refused',
      result: refusalText(outcome.refusal),
    });
}

/** The sentence of the refusal, as a page would show it. */
const refusalText = (refusal: { code: string } & Record<string, unknown>): string =>
  (errorCodes as Record<string, { message: string }>)[refusal.code]?.message.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => String(refusal[name] ?? ''),
  ) ?? '没有发出';
