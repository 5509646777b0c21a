import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { isOverlap } from '../apply-set.ts';
import type { RowCounts } from '../change-sets.queries.ts';
import { findUsedRow, isForeignKeyViolation, type UndoOptions, undoSet } from '../undo-set.ts';
import { lockOwnSet, type SetRefusal } from './lock-own-set.ts';

/** More rows would take longer than a call may. */
const MAX_ROWS = 20_000;
const NAMED = 100;

type Refusal =
  | SetRefusal
  | { code: 'change-not-applied' }
  | { code: 'change-touched'; count: number; names: string[] }
  | { code: 'change-in-use'; name: string }
  | { code: 'change-image-gone' }
  | { code: 'slot-taken' }
  | { code: 'change-too-large'; limit: number; number: string };

/** Undoes a set for a person of the staff. */
export async function undoChangeSet(
  context: AdminWriteContext,
  { setId, isLeavingTouched }: { setId: number; isLeavingTouched: boolean },
): Promise<Result<{ left: string[] }, Refusal>> {
  const { db, staff } = context;
  const found = await lockOwnSet(context, setId);
  if (!found.ok) return found;
  const set = found.value;
  if (countAll(set.row_counts) > MAX_ROWS)
    return refuse({ code: 'change-too-large', limit: MAX_ROWS, number: String(setId) });
  await sql`set local statement_timeout = '25s'`.execute(db);
  const undone = await undoUnlessUsed(db, setId, { by: staff.staffId, isLeavingTouched });
  if (undone.ok) return accept(undone.value);
  const { refusal } = undone;
  return refusal.code === 'touched-since'
    ? refuse({ code: 'change-touched', count: refusal.names.length, names: refusal.names.slice(0, NAMED) })
    : refuse(refusal);
}

/** Something may refer to a row that the set made; then everything since the savepoint is taken back. */
async function undoUnlessUsed(tx: Tx, setId: number, options: UndoOptions) {
  await sql`savepoint before_undo`.execute(tx);
  try {
    return await undoSet(tx, setId, options);
  } catch (error) {
    if (isOverlap(error)) {
      await sql`rollback to savepoint before_undo`.execute(tx);
      return refuse({ code: 'slot-taken' as const });
    }
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint before_undo`.execute(tx);
    if (error.message.endsWith('is not in media')) return refuse({ code: 'change-image-gone' as const });
    const name = (await findUsedRow(tx, error)) ?? '它建立的内容';
    return refuse({ code: 'change-in-use' as const, name });
  }
}

const countAll = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0);
