import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { LineRow } from '../order-rows.ts';

/** skuId → pieces. */
export type Pieces = ReadonlyMap<string, number>;
export interface Shortage {
  skuId: string;
  available: number;
}
interface Hold {
  sku_id: string;
  quantity: number;
}

/** One sku may be bought, given and put into a bundle in the same order: the stock hears of it once. */
export function addPieces(lines: readonly { skuId: string; quantity: number }[]): Pieces {
  const pieces = new Map<string, number>();
  for (const { skuId, quantity } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  return pieces;
}

/** What a line is on the shelves: itself, and for a bundle, whose own sku is the case, its parts. */
export const shelfPieces = (
  { sku_id, parts }: Pick<LineRow, 'sku_id' | 'parts'>,
  quantity: number,
): { skuId: string; quantity: number }[] => [
  { skuId: sku_id, quantity },
  ...(parts ?? []).map((part) => ({ skuId: part.skuId, quantity: part.quantity * quantity })),
];

/** Everybody takes skus in the same order, so two baskets never wait for each other in a circle. */
const inOrder = (pieces: Pieces) => [...pieces].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Takes pieces off the shelf for an order until it is paid. On a shortage the caller's transaction must end; nothing is
 * put back here.
 */
export async function holdStock(
  tx: Tx,
  reference: string,
  pieces: Pieces,
  until: Date,
): Promise<Shortage | null> {
  const wanted = inOrder(pieces);
  const taken = await Promise.all(
    wanted.map(([skuId, quantity]) => takeOffShelf(tx, { skuId, quantity, reference, until })),
  );
  const short = wanted.find((_, at) => !taken[at]);
  return short ? { skuId: short[0], available: await findAvailable(tx, short[0]) } : null;
}

/** The update carries its condition: whoever finds too few left has found out without reading first. */
async function takeOffShelf(
  tx: Tx,
  { skuId, quantity, reference, until }: { skuId: string; quantity: number; reference: string; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with taken as (
      update stock set available = available - ${quantity}::int, held = held + ${quantity}::int
      where sku_id = ${skuId} and available >= ${quantity}::int
      returning sku_id
    ), held as (
      insert into stock_hold (sku_id, reference, quantity, expires_at)
      select sku_id, ${reference}, ${quantity}::int, ${until}::timestamptz from taken
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, -${quantity}::int, 'hold', ${reference} from taken`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Paid: what was held is sold. A second call finds no hold and does nothing. Shelves are locked in the order of their
 * skus before they change, as everywhere.
 */
export async function sellStock(tx: Tx, reference: string): Promise<void> {
  await sql`
    with ended as (
      update stock_hold set ended_at = shop_now() where reference = ${reference} and ended_at is null
      returning sku_id, quantity
    ), shelf as (
      select stock.sku_id, ended.quantity from stock join ended on ended.sku_id = stock.sku_id
      order by stock.sku_id for update of stock
    ), sold as (
      update stock set held = held - shelf.quantity, sold = sold + shelf.quantity
      from shelf where stock.sku_id = shelf.sku_id
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, delta, reason, ${reference}
    from ended cross join lateral (values (quantity, 'release'), (-quantity, 'sale')) entry (delta, reason)
    order by sku_id, reason`.execute(tx);
}

/** Cancelled before it was paid: back onto the shelf, once. */
export async function releaseStock(tx: Tx, reference: string): Promise<void> {
  const holds = await endHolds(tx, reference);
  for (const { sku_id, quantity } of holds)
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity), held: row('held', '-', quantity) }))
      .where('sku_id', '=', sku_id)
      .execute();
  await note(
    tx,
    holds.map(({ sku_id, quantity }) => ({ sku_id, delta: quantity, reason: 'release', reference })),
  );
}

/** Sold but never sent: back onto the shelf. The caller has made sure that it happens once. */
export async function takeBackStock(tx: Tx, reference: string, pieces: Pieces): Promise<void> {
  for (const [skuId, quantity] of inOrder(pieces))
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity), sold: row('sold', '-', quantity) }))
      .where('sku_id', '=', skuId)
      .execute();
  await note(
    tx,
    inOrder(pieces).map(([sku_id, quantity]) => ({ sku_id, delta: quantity, reason: 'return', reference })),
  );
}

async function endHolds(tx: Tx, reference: string): Promise<Hold[]> {
  const holds = await tx
    .updateTable('stock_hold')
    .set({ ended_at: sql<Date>`shop_now()` })
    .where('reference', '=', reference)
    .where('ended_at', 'is', null)
    .returning(['sku_id', 'quantity'])
    .execute();
  return holds.sort((a, b) => (a.sku_id < b.sku_id ? -1 : 1));
}

const note = (tx: Tx, rows: readonly object[]) => insertRows(tx, 'stock_ledger', rows);

async function findAvailable(tx: Tx, skuId: string): Promise<number> {
  const row = await tx.selectFrom('stock').select('available').where('sku_id', '=', skuId).executeTakeFirst();
  return row?.available ?? 0;
}
