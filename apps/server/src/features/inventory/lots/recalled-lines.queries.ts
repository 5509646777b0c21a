import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Units of an order line that are recalled and not on their way back, and until when they may be sent (exclusive). */
export interface RecalledLine {
  units: number;
  until: Date;
}

/** The days count from the day after the recall began, in Shanghai. */
const until = sql`((date_trunc('day', recall.started_at at time zone 'Asia/Shanghai')
  + make_interval(days => 1 + recall.return_days)) at time zone 'Asia/Shanghai')`;

/**
 * lineId → what of it is recalled and not yet part of a return for that reason. A bundle is returned as a whole, so a
 * recalled part counts as the bundle.
 */
export async function listRecalledLines(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, RecalledLine>> {
  const { rows } = await sql<RecalledLine & { line_id: string }>`
    select line.id as line_id, max(${until}) as until,
      greatest(0, least(line.quantity, sum(sent.quantity)) - (
        select count(*) from return_piece piece join return_request request on request.id = piece.return_id
        where piece.order_line_id = line.id and piece.is_live and request.reason = 7))::int as units
    from recall_order part join recall on recall.id = part.recall_id
      join order_line line on line.order_id = part.order_id
      join parcel_item_lot sent on sent.order_line_id = line.id and sent.lot_id = recall.lot_id
    where part.order_id = any (${[...orderIds]}) group by line.id`.execute(db);
  return new Map(rows.map(({ line_id, ...recalled }) => [line_id, recalled]));
}

/** In a query of `line`: a lot of it is recalled, and the time to send it back is not over. */
export const isOfOpenRecall = sql<boolean>`exists (
  select from parcel_item_lot sent join recall on recall.lot_id = sent.lot_id
  where sent.order_line_id = line.id and shop_now() < ${until})`;
