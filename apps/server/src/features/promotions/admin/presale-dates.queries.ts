import { sql } from 'kysely';
import type { Tx } from '#platform/database';

interface EditedPresale {
  id: string;
  version: number;
  staffId: number;
}

const edited = ({ version, staffId }: EditedPresale) => ({
  version: version + 1,
  updated_by: staffId,
  updated_at: sql<Date>`shop_now()`,
});

/** Other dates for a presale that people have ordered; false when somebody has edited it meanwhile. */
export async function setPresaleDates(
  tx: Tx,
  presale: EditedPresale,
  dates: { depositUntil: Date; balanceUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('presale')
    .set({ ...edited(presale), deposit_until: dates.depositUntil, balance_until: dates.balanceUntil })
    .where('id', '=', presale.id)
    .where('version', '=', presale.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nobody orders it any more; false when somebody has edited it meanwhile. */
export async function endPresale(tx: Tx, presale: EditedPresale): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('presale')
    .set({ ...edited(presale), state: 'stopped' })
    .where('id', '=', presale.id)
    .where('version', '=', presale.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
