import { plansContract } from '@huarong/contract/admin/plans';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { JsonValue, Queryable } from '#platform/database';
import { type ChangedTable, type ColumnPort, nameRows, tableName } from '../../change-sets/index.ts';
import { listMoments, listSharedCells, type PlannedMoment, type SharedCell } from './plans.queries.ts';

const SHOWN_LINES = 500;
const SHOWN_CONFLICTS = 50;
const MAX_DAYS = 100;
const DAY_MS = 86_400_000;

/** What happens by itself, on a calendar. */
export const plansAdminFeature = (columnOf: ColumnPort): AdminFeature =>
  implementAdmin('plans', plansContract, {
    async calendar({ db }, input) {
      const [from, to] = [new Date(input.from), new Date(input.to)];
      const days = (to.getTime() - from.getTime()) / DAY_MS;
      if (days <= 0 || days > MAX_DAYS)
        return refuse({ code: 'change-time-wrong', reason: `一次可以看 ${MAX_DAYS} 天之内` });
      const moments = await listMoments(db, { from, to, limit: SHOWN_LINES + 1 });
      const cells = await listSharedCells(db, SHOWN_CONFLICTS);
      return accept({
        now: (await readClock(db)).toISOString(),
        lines: moments.slice(0, SHOWN_LINES).map(presentMoment),
        isCut: moments.length > SHOWN_LINES,
        conflicts: await Promise.all(cells.map((cell) => presentCell(db, cell, columnOf))),
      });
    },
  });

const presentMoment = ({ id, moment, at, title, state, row_counts, made_by }: PlannedMoment) => ({
  kind: 'change-set' as const,
  moment,
  at: at.toISOString(),
  id: String(id),
  title,
  detail: Object.entries(row_counts)
    .map(([table, count]) => `${tableName(table as ChangedTable)} ${count}`)
    .join('，'),
  state,
  madeBy: made_by,
  path: `/changes/${id}`,
});

async function presentCell(
  db: Queryable,
  { table_name, row_id, column, plans }: SharedCell,
  columnOf: ColumnPort,
) {
  const described = columnOf(table_name, column);
  const write = (value: unknown) =>
    value === null || value === undefined
      ? '无'
      : (described?.format(value as JsonValue) ??
        (typeof value === 'string' ? value : JSON.stringify(value)));
  return {
    name: (await nameRows(db, table_name, [row_id]))[0] ?? row_id,
    column: described?.label ?? column,
    plans: plans.map(({ id, title, at, value }) => ({
      id: String(id),
      title,
      at: at === null ? null : new Date(at).toISOString(),
      // What it costs is not for everyone.
      value: column === 'cost_fen' ? '—' : write(value),
    })),
  };
}
