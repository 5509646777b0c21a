import { z } from 'zod';
import type { Tx } from '#platform/database';
import { cancelJob, defineJob, scheduleJob } from '#platform/jobs';

const payload = z.object({ setId: z.int() });
export const applyPlannedSet = defineJob('apply-change-set', payload);
export const restoreSet = defineJob('restore-change-set', payload);

export const scheduleApply = (tx: Tx, setId: number, runAt: Date) =>
  scheduleJob(tx, applyPlannedSet, { uniqueKey: String(setId), runAt, payload: { setId } });

/** Of a set with an end. */
export async function scheduleRestore(tx: Tx, { id, restore_at }: { id: number; restore_at: Date | null }) {
  if (restore_at !== null)
    await scheduleJob(tx, restoreSet, { uniqueKey: String(id), runAt: restore_at, payload: { setId: id } });
}

export const cancelApply = (tx: Tx, setId: number) => cancelJob(tx, applyPlannedSet, String(setId));
