import { type Database, longTransaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type JobHandlers, onJob } from '#platform/jobs';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { applySet } from '../apply-set.ts';
import { lockSet, markFailed, noteProblem } from '../change-sets.queries.ts';
import { undoSet } from '../undo-set.ts';
import { describeRefusal } from './describe-refusal.ts';
import { applyPlannedSet, restoreSet, scheduleRestore } from './schedule-set.ts';

/** The set is locked while it is applied, so a second worker finds it done: a dead one is replaced soon. */
const LEASE_SECONDS = 10;

/** Applies planned sets when they are due, and restores those whose time is over. */
export const changeSetJobs = (db: Database): JobHandlers => ({
  ...onJob(applyPlannedSet, ({ payload: { setId } }) => applyDue(db, setId), { leaseSeconds: LEASE_SECONDS }),
  ...onJob(restoreSet, ({ payload: { setId } }) => restoreDue(db, setId), { leaseSeconds: LEASE_SECONDS }),
});

async function applyDue(db: Database, setId: number): Promise<void> {
  try {
    await longTransaction(db, async (tx) => {
      const set = await lockSet(tx, setId);
      if (set?.state !== 'planned') return;
      if (!(await tryLockCatalogueChanges(tx))) throw new Error('another change set is being applied');
      const applied = await applySet(tx, set);
      if (applied.ok) await scheduleRestore(tx, set);
      else await markFailed(tx, setId, describeRefusal(applied.refusal));
      await failpoint('change_set.apply.before_commit');
    });
  } catch (error) {
    // Another set has taken a code meanwhile, or a brand is gone: trying again cannot help.
    if (!isConstraintViolation(error)) throw error;
    await markFailed(db, setId, '与现在的内容不符，例如编码已被使用，或一个位置有两行同时显示');
  }
}

async function restoreDue(db: Database, setId: number): Promise<void> {
  const work = longTransaction(db, async (tx) => {
    if (!(await tryLockCatalogueChanges(tx))) throw new Error('another change set is being applied');
    // A set that was undone before is not applied any more.
    await undoSet(tx, setId, { by: null, isLeavingTouched: true });
  });
  await work.catch(async (error: unknown) => {
    if (!isConstraintViolation(error)) throw error;
    await noteProblem(db, setId, '没有恢复：与现在的内容不符，例如同一个位置已排了别的内容');
  });
}

const isConstraintViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23');
