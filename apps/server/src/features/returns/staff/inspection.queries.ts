import type { InspectedUnit } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { insertRows } from '#platform/database';

/** What was found of one unit of a return, and what is decided about it. */
export interface UnitFinding extends InspectedUnit {
  lineId: string;
  unit: number;
}

export const insertInspection = (
  tx: Tx,
  { returnId, staffId, units }: { returnId: string; staffId: number; units: readonly UnitFinding[] },
) =>
  insertRows(
    tx,
    'return_inspection',
    units.map(({ lineId, unit, finding, isAccepted, isSellable, note }) => ({
      return_id: returnId,
      order_line_id: lineId,
      unit,
      finding,
      is_accepted: isAccepted,
      is_sellable: isSellable,
      note: note.trim(),
      staff_id: staffId,
    })),
  );

export const countInspectionImages = async (db: Queryable, returnId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from return_inspection_image where return_id = ${returnId}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const insertInspectionImage = (
  tx: Tx,
  image: { return_id: string; storage_key: string; width: number; height: number; staff_id: number },
) => tx.insertInto('return_inspection_image').values(image).returning('id').executeTakeFirstOrThrow();
