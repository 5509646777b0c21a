import type { Queryable } from '#platform/database';
import { describeRow, type ListedRow, listRows } from '../../change-sets/index.ts';
import { emptyRow, fieldsOf, givenFieldsOf, withColumns } from './line-columns.ts';
import type { listSlotSets } from './slots.queries.ts';

/** More rows than a save may have. */
const MOST_ROWS = 400;
const SHOWN_ROWS = 50;
const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Drafts, plans and changes of a slot with what each changes. */
export const presentSets = (
  db: Queryable,
  sets: Awaited<ReturnType<typeof listSlotSets>>,
  callerId: number,
) =>
  Promise.all(
    sets.map(async (set) => {
      const rows = await listRows(db, set.id, { size: MOST_ROWS, after: null });
      return {
        setId: String(set.id),
        title: set.title,
        state: set.state,
        madeBy: set.maker_name,
        createdAt: set.created_at.toISOString(),
        applyAt: timeOf(set.apply_at),
        restoreAt: timeOf(set.restore_at),
        appliedAt: timeOf(set.applied_at),
        problem: set.problem,
        isMine: set.made_by === callerId,
        draft: set.state === 'draft' ? draftOf(rows) : null,
        rows: rows.slice(0, SHOWN_ROWS).map((row) => {
          const { isNew, fields } = describeRow(row, [], { columnOf: () => null, canSeeCost: false });
          return { name: row.name ?? row.row_id, isNew, fields };
        }),
      };
    }),
  );

/** What an editor shows when a draft is opened again. */
const draftOf = (rows: readonly ListedRow[]) => ({
  edits: rows
    .filter(({ is_new }) => !is_new)
    .map(({ row_id, base, value }) => ({
      lineId: row_id,
      base: givenFieldsOf(base),
      value: givenFieldsOf(value),
    })),
  added: rows
    .filter(({ is_new }) => is_new)
    .map(({ value }) => fieldsOf(withColumns(emptyRow('', 'text'), value))),
});
