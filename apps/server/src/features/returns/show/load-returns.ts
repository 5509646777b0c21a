import { getFrom } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LineRow } from '../../orders/index.ts';
import { readSettingTimes } from '../../settings/index.ts';
import type { ReturnRow } from '../return-rows.ts';
import { listReturnUnits } from '../returns.queries.ts';
import type { LoadedReturn } from './present-return.ts';

/** Loads lines and units of the given returns, in the given order, with three statements. */
export async function loadReturns(db: Queryable, rows: readonly ReturnRow[]): Promise<LoadedReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const units = await listReturnUnits(db, ids);
  const rulesAt = await readSettingTimes(db, 'returns');
  const lines = await listLinesById(db, [...new Set(units.map((unit) => unit.order_line_id))]);
  return rows.map((row) => {
    const own = Map.groupBy(
      units.filter((unit) => unit.return_id === row.id),
      (unit) => unit.order_line_id,
    );
    return {
      row,
      rules: rulesAt(row.created_at),
      lines: lines
        .filter(({ id }) => own.has(id))
        .map((line) => ({ line, units: getFrom(own, line.id).map(({ piece }) => piece) })),
    };
  });
}

const listLinesById = async (db: Queryable, lineIds: readonly string[]): Promise<LineRow[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where((row) => row('id', '=', row.fn.any(row.val([...lineIds]))))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
