import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { LineRow } from './order-rows.ts';

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
 * Takes pieces off the shelf for an order until it is paid. The update carries its condition: whoever finds too few
 * left has found out without reading first. On a shortage the caller's transaction must end; nothing is put back here.
 */
export async function holdStock(
  tx: Tx,
  reference: string,
  pieces: Pieces,
  until: Date,
): Promise<Shortage | null> {
  for (const [skuId, quantity] of inOrder(pieces)) {
    const { numUpdatedRows } = await tx
      .updateTable('stock')
      .set((row) => ({
        available: row('available', '-', quantity),
        held: row('held', '+', quantity),
      }))
      .where('sku_id', '=', skuId)
      .where('available', '>=', quantity)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { skuId, available: await findAvailable(tx, skuId) };
  }
  await insertRows(
    tx,
    'stock_hold',
    inOrder(pieces).map(([sku_id, quantity]) => ({ sku_id, reference, quantity, expires_at: until })),
  );
  await note(
    tx,
    inOrder(pieces).map(([sku_id, quantity]) => ({ sku_id, delta: -quantity, reason: 'hold', reference })),
  );
  return null;
}

/** Paid: what was held is sold. A second call finds no hold and does nothing. */
export async function sellStock(tx: Tx, reference: string): Promise<void> {
  const holds = await endHolds(tx, reference);
  for (const { sku_id, quantity } of holds)
    await tx
      .updateTable('stock')
      .set((row) => ({ held: row('held', '-', quantity), sold: row('sold', '+', quantity) }))
      .where('sku_id', '=', sku_id)
      .execute();
  await note(
    tx,
    holds.flatMap(({ sku_id, quantity }) => [
      { sku_id, delta: quantity, reason: 'release', reference },
      { sku_id, delta: -quantity, reason: 'sale', reference },
    ]),
  );
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
