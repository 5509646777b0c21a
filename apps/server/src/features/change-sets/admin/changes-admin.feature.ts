import { changesContract } from '@huarong/contract/admin/changes';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { readSetting } from '../../settings/index.ts';
import { type ChangedTable, TABLE_NAMES } from '../rows/tables.ts';
import {
  countSets,
  findSet,
  type ListedRow,
  type ListedSet,
  listRows,
  listSets,
  type RowPosition,
} from './change-list.queries.ts';
import { applySetNow, withdrawSet } from './change-plan.ts';
import { checkPrices } from './check-prices.ts';
import { type ColumnPort, describeRow } from './describe-row.ts';
import { readPriceFacts } from './price-facts.queries.ts';
import { undoChangeSet } from './undo-change-set.ts';

/** Change sets for staff: what was changed, row by row, and taking it back. */
export const changesAdminFeature = (columnOf: ColumnPort): AdminFeature =>
  implementAdmin('changes', changesContract, {
    async list({ db }, { state, after, before, size }) {
      const sets = await listSets(db, { state, size: size + 1, after, before });
      const counts = await countSets(db);
      const total = state
        ? (counts[state] ?? 0)
        : Object.values(counts).reduce((sum, count) => sum + count, 0);
      return accept({
        ...pageOfRows(sets, { size, after, before, cursorOf: ({ id }) => String(id), total }, presentSet),
        counts,
      });
    },
    async detail({ db, staff }, { setId, after, size }) {
      const set = await findSet(db, Number(setId));
      if (!set) return refuse({ code: 'change-not-found' });
      const from = after === undefined ? null : decodePosition(after);
      if (after !== undefined && from === null)
        return refuse({ code: 'invalid-input', message: '改动的位置无效，请从头看起' });
      const found = await listRows(db, set.id, { size: size + 1, after: from });
      const rows = found.slice(0, size);
      const last = rows.at(-1);
      const canSeeCost = staff.permissions.has('cost:read');
      const checksOf = await checkRows(db, set, rows, canSeeCost);
      return accept({
        ...presentSet(set),
        rows: rows.map((row) => describeRow(row, checksOf(row), { columnOf, canSeeCost })),
        next: last && found.length > size ? encodePosition(last) : null,
      });
    },
    withdraw: (context, { setId }) => withdrawSet(context, Number(setId)),
    applyNow: (context, { setId }) => applySetNow(context, Number(setId)),
    undo: (context, { setId, isLeavingTouched }) =>
      undoChangeSet(context, { setId: Number(setId), isLeavingTouched }),
  });

/** The checks of prices, of the rows that set one. */
async function checkRows(db: Queryable, set: ListedSet, rows: readonly ListedRow[], canSeeCost: boolean) {
  const from = set.applied_at ?? set.apply_at ?? new Date();
  const priced = rows.filter(({ table_name }) => table_name === 'sku').map(({ row_id }) => row_id);
  const facts = priced.length > 0 ? await readPriceFacts(db, priced, from) : new Map();
  const { pricePercent } = await readSetting(db, 'second-person');
  return (row: ListedRow): string[] => {
    const known = row.table_name === 'sku' ? facts.get(row.row_id) : undefined;
    return known ? checkPrices(row, known, { from, canSeeCost, pricePercent }) : [];
  };
}

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const presentSet = (set: ListedSet) => ({
  setId: String(set.id),
  kind: set.kind,
  title: set.title,
  state: set.state,
  reason: set.reason,
  madeBy: set.maker_name,
  createdAt: set.created_at.toISOString(),
  applyAt: timeOf(set.apply_at),
  restoreAt: timeOf(set.restore_at),
  appliedAt: timeOf(set.applied_at),
  undoneAt: timeOf(set.undone_at),
  undoneBy: set.undoer_name,
  approvalId: set.approval_id === null ? null : String(set.approval_id),
  counts: Object.entries(set.row_counts).map(([table, count]) => ({
    label: TABLE_NAMES[table as ChangedTable],
    count,
  })),
  problem: set.problem,
});

// Table names have no dash.
const encodePosition = ({ table_name, row_id }: ListedRow): string => `${table_name}-${row_id}`;
function decodePosition(position: string): RowPosition | null {
  const [, table, id] = /^([a-z_]+)-([0-9a-z_-]+)$/.exec(position) ?? [];
  return table !== undefined && id !== undefined ? { table, id } : null;
}
