import type { Queryable } from '#platform/database';
import { describeRow, listRows } from '../../change-sets/index.ts';
import type { listSlotSets } from './slots.queries.ts';

const SHOWN_ROWS = 50;
const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Drafts, plans and changes of a slot with what each changes. */
export const presentSets = (db: Queryable, sets: Awaited<ReturnType<typeof listSlotSets>>) =>
  Promise.all(
    sets.map(async (set) => ({
      setId: String(set.id),
      title: set.title,
      state: set.state,
      madeBy: set.maker_name,
      createdAt: set.created_at.toISOString(),
      applyAt: timeOf(set.apply_at),
      restoreAt: timeOf(set.restore_at),
      appliedAt: timeOf(set.applied_at),
      problem: set.problem,
      rows: (await listRows(db, set.id, { size: SHOWN_ROWS, after: null })).map((row) => {
        const { isNew, fields } = describeRow(row, [], { columnOf: () => null, canSeeCost: false });
        return { name: row.name ?? row.row_id, isNew, fields };
      }),
    })),
  );
