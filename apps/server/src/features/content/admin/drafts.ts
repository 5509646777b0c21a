import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { applyOrPlan, listRows, markWithdrawn } from '../../change-sets/index.ts';
import { checkLines } from './check-lines.ts';
import type { JudgeDeps } from './judge-lines.ts';
import { emptyRow, withColumns } from './line-columns.ts';
import { lockDraft } from './lock-draft.ts';
import { refuseConflict } from './save-slot.ts';
import { listLines } from './slots.queries.ts';

/** More lines than a save may have. */
const MOST_ROWS = 400;

/** Publishes a draft: at once, or at the time it names. */
export async function publishDraft(
  context: AdminWriteContext,
  deps: JudgeDeps,
  { setId, isWarned }: { setId: number; isWarned: boolean },
) {
  const { db } = context;
  if (!(await tryLockCatalogueChanges(db))) return refuse({ code: 'busy' as const, retryAfter: 5 });
  const set = await lockDraft(db, setId);
  const slot = set?.source.slot;
  // Drafts of sections and campaigns are published by their editors, which check them.
  if (!set || slot === undefined) return refuse({ code: 'slot-draft-not-found' as const });
  const checked = await checkLines(db, deps, await readDraftLines(db, setId, slot), {
    isWarned,
  });
  if (!checked.ok) return checked;
  const isLater = set.apply_at !== null && set.apply_at > (await readClock(db));
  const done = await applyOrPlan(context, { ...set, apply_at: isLater ? set.apply_at : null });
  return done.ok ? accept(done.value) : refuseConflict(done.refusal);
}

/** The lines of a slot as a draft would leave them now. */
async function readDraftLines(tx: Tx, setId: number, label: string) {
  const current = await listLines(tx, label);
  const byId = new Map(current.map((row) => [String(row.id), row]));
  const changed = (await listRows(tx, setId, { size: MOST_ROWS, after: null })).map(({ row_id, value }) => {
    const row = byId.get(row_id) ?? {
      ...emptyRow(label, value['kind'] === 'image' ? 'image' : 'text'),
      id: Number(row_id),
    };
    return { key: row_id, row: withColumns(row, value) };
  });
  const changedIds = new Set(changed.map(({ key }) => key));
  return {
    changed,
    all: [...current.filter(({ id }) => !changedIds.has(String(id))), ...changed.map(({ row }) => row)],
  };
}

export async function discardDraft({ db }: AdminWriteContext, setId: number) {
  if (!(await lockDraft(db, setId))) return refuse({ code: 'slot-draft-not-found' as const });
  await markWithdrawn(db, setId);
  return accept(null);
}
