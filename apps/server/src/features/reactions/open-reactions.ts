import { sql } from 'kysely';
import type { Tx } from '#platform/database';

interface NewReactions {
  lineIds: readonly string[];
  symptom: string;
  /** Absent: written by hand. */
  returnId?: string;
}

/** Opens a record for each item that was sent. The lot is known when the item was sent from a single one. */
export async function openReactions(
  tx: Tx,
  { lineIds, symptom, returnId }: NewReactions,
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    insert into adverse_reaction (order_id, order_line_id, return_id, symptom, lot_id)
    select line.order_id, line.id, ${returnId ?? null}, ${symptom},
      (select min(sent.lot_id) from parcel_item_lot sent where sent.order_line_id = line.id
        having count(distinct sent.lot_id) = 1)
    from order_line line
    where line.id = any (${[...lineIds]})
      and exists (select from parcel_item item where item.order_line_id = line.id)
    order by line.position
    returning id`.execute(tx);
  return rows;
}
