import type { Result } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { type ApplyRefusal, applySet } from '../apply-set.ts';
import { type ChangeSource, insertSet, lockSet } from '../change-sets.queries.ts';
import type { RowChange } from '../rows/rows.queries.ts';
import { type UndoOptions, undoSet } from '../undo-set.ts';

const SET = { kind: 'grid', title: '调价', reason: '活动', madeBy: null };

/** Stores a set without applying it. */
export const draftSet = (db: Database, rows: readonly RowChange[], source: ChangeSource = {}) =>
  transaction(db, (tx) => insertSet(tx, { ...SET, source, rows }));

/** Applies a stored set. A refusal changes nothing. */
export const applyStored = (db: Database, id: number): Promise<Result<unknown, ApplyRefusal>> =>
  transaction(
    db,
    async (tx) => {
      const set = await lockSet(tx, id);
      if (!set) throw new Error(`no set ${id}`);
      return applySet(tx, set);
    },
    { shouldCommit: ({ ok }) => ok },
  );

/** Stores and applies a set, which must not be refused; returns its id. */
export async function saveSet(db: Database, rows: readonly RowChange[], source?: ChangeSource) {
  const id = await draftSet(db, rows, source);
  const applied = await applyStored(db, id);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  return id;
}

export const undo = (db: Database, id: number, options: Partial<UndoOptions> = {}) =>
  transaction(db, (tx) => undoSet(tx, id, { by: null, ...options }), { shouldCommit: ({ ok }) => ok });
