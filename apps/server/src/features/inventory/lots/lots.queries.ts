import type { LotOnHand } from '@huarong/core/inventory';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

type LotReason =
  | 'received'
  | 'shipped'
  | 'return'
  | 'damaged'
  | 'expired'
  | 'count'
  | 'sample'
  | 'transfer'
  | 'lost'
  | 'correction'
  | 'recall'
  | 'uncounted';

export interface LotRow extends LotOnHand {
  skuId: string;
  lotNo: string;
}

const COLUMNS = sql`lot.id as "lotId", lot.sku_id as "skuId", lot.lot_no as "lotNo",
  to_char(lot.expires_on, 'YYYY-MM-DD') as "expiresOn", lot.remaining, lot.recalled_at is not null as "isRecalled"`;

/** The lots of skus that have units left, what expires first at the beginning. */
export const listLots = async (db: Queryable, skuIds: readonly string[]): Promise<LotRow[]> =>
  (
    await sql<LotRow>`
      select ${COLUMNS} from stock_lot lot where lot.sku_id = any (${[...skuIds]}) and lot.remaining > 0
      order by lot.sku_id, lot.expires_on, lot.id`.execute(db)
  ).rows;

/** Every lot of a sku, also those without units. */
export const listLotsOfSku = async (db: Queryable, skuId: string): Promise<LotRow[]> =>
  (
    await sql<LotRow>`
      select ${COLUMNS} from stock_lot lot where lot.sku_id = ${skuId} order by lot.expires_on, lot.id`.execute(
      db,
    )
  ).rows;

/**
 * As `listLots`, locked until the transaction ends. Whoever needs the stock row of a sku too locks that first, so that two
 * transactions never wait for each other.
 */
export const lockLots = async (tx: Tx, skuIds: readonly string[]): Promise<LotRow[]> =>
  (
    await sql<LotRow>`
      select ${COLUMNS} from stock_lot lot where lot.sku_id = any (${[...skuIds]}) and lot.remaining > 0
      order by lot.sku_id, lot.expires_on, lot.id for update of lot`.execute(tx)
  ).rows;

export const lockLot = async (tx: Tx, lotId: number): Promise<LotRow | null> =>
  (
    await sql<LotRow>`select ${COLUMNS} from stock_lot lot where lot.id = ${lotId} for update of lot`.execute(
      tx,
    )
  ).rows[0] ?? null;

export const findLot = async (db: Queryable, lotId: number): Promise<LotRow | null> =>
  (await sql<LotRow>`select ${COLUMNS} from stock_lot lot where lot.id = ${lotId}`.execute(db)).rows[0] ??
  null;

interface ShippedLot {
  skuId: string;
  lotNo: string;
  expiresOn: string;
  units: number;
}
/** Of which lots the units are that were sent for lines of orders. */
export const listShippedLots = async (db: Queryable, lineIds: readonly string[]): Promise<ShippedLot[]> =>
  (
    await sql<ShippedLot>`
      select lot.sku_id as "skuId", lot.lot_no as "lotNo", to_char(lot.expires_on, 'YYYY-MM-DD') as "expiresOn",
        sum(sent.quantity)::int as units
      from parcel_item_lot sent join stock_lot lot on lot.id = sent.lot_id
      where sent.order_line_id = any (${[...lineIds]})
      group by lot.id order by lot.sku_id, lot.expires_on, lot.id`.execute(db)
  ).rows;

interface LotMove {
  lotId: number;
  delta: number;
}

/** Changes what remains of lots and records it. False, with nothing changed of the lot, when it has fewer units. */
export async function moveLots(
  tx: Tx,
  moves: readonly LotMove[],
  { reason, reference }: { reason: LotReason; reference: string },
): Promise<boolean> {
  if (moves.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select lot_id, sum(delta)::int as delta
      from unnest(${moves.map(({ lotId }) => lotId)}::bigint[], ${moves.map(({ delta }) => delta)}::int[]) as move (lot_id, delta)
      group by lot_id
    ), moved as (
      update stock_lot set remaining = remaining + wanted.delta,
        received = received + case when ${reason} = 'received' then wanted.delta else 0 end
      from wanted where stock_lot.id = wanted.lot_id and stock_lot.remaining + wanted.delta >= 0
      returning stock_lot.id, wanted.delta
    )
    insert into stock_lot_movement (lot_id, delta, reason, reference)
    select id, delta, ${reason}, ${reference} from moved returning lot_id`.execute(tx);
  return rows.length === new Set(moves.map(({ lotId }) => lotId)).size;
}
