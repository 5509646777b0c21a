import { plansContract } from '@huarong/contract/admin/plans';
import { slotRule } from '@huarong/core/content';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { JsonValue, Queryable } from '#platform/database';
import { type ChangedTable, type ColumnPort, nameRows, tableName } from '../../change-sets/index.ts';
import {
  type ContentMoment,
  listContentMoments,
  listMoments,
  listSharedCells,
  type PlannedMoment,
  type SharedCell,
} from './plans.queries.ts';

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
      const ofPages = await listContentMoments(db, { from, to, limit: SHOWN_LINES + 1 });
      const now = await readClock(db);
      const lines = [
        ...moments.map(presentMoment),
        ...ofPages.map((moment) => presentContentMoment(moment, now)),
      ].sort((a, b) => a.at.localeCompare(b.at));
      const cells = await listSharedCells(db, SHOWN_CONFLICTS);
      return accept({
        now: now.toISOString(),
        lines: lines.slice(0, SHOWN_LINES),
        isCut: lines.length > SHOWN_LINES,
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

const PLACES = { 'home-section': '首页楼层', campaign: '专题' } as const;
const pathOf = ({ kind, id, slot }: ContentMoment): string => {
  if (kind === 'slot-line') return `/content/${slot}?line=${id}`;
  return kind === 'campaign' ? `/campaigns/${id}` : `/content/home?section=${id}`;
};

const presentContentMoment = (moment: ContentMoment, now: Date) => ({
  kind: moment.kind,
  moment: moment.moment,
  at: moment.at.toISOString(),
  id: moment.id,
  title: moment.title.replaceAll('/', ''),
  detail:
    moment.kind === 'slot-line'
      ? `${slotRule(moment.slot ?? '', 'text').name}，第 ${moment.position} 行`
      : PLACES[moment.kind],
  state: moment.at > now ? ('planned' as const) : ('applied' as const),
  madeBy: null,
  path: pathOf(moment),
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
