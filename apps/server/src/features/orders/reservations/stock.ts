import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { LineRow } from '../order-rows.ts';

/** skuId → units. */
export type UnitsBySku = ReadonlyMap<string, number>;
export interface Shortage {
  skuId: string;
  available: number;
}
interface Hold {
  sku_id: string;
  quantity: number;
}

/** Sums units per sku: one order may buy a sku, get it as a gift and use it in a bundle. */
export function sumUnits(lines: readonly { skuId: string; quantity: number }[]): UnitsBySku {
  const units = new Map<string, number>();
  for (const { skuId, quantity } of lines) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
  return units;
}

/** The stock units of a line: its sku, and for a bundle, whose own sku is the case, also the parts. */
export const stockUnits = (
  { sku_id, parts }: Pick<LineRow, 'sku_id' | 'parts'>,
  quantity: number,
): { skuId: string; quantity: number }[] => [
  { skuId: sku_id, quantity },
  ...(parts ?? []).map((part) => ({ skuId: part.skuId, quantity: part.quantity * quantity })),
];

/** Skus are always locked in this order, so that two orders cannot deadlock. */
const inOrder = (units: UnitsBySku) => [...units].sort(([a], [b]) => (a < b ? -1 : 1));

/** Holds stock for an order until it is paid. On a shortage the caller must roll back; nothing is released here. */
export async function holdStock(
  tx: Tx,
  reference: string,
  units: UnitsBySku,
  until: Date,
): Promise<Shortage | null> {
  const wanted = inOrder(units);
  const taken = await Promise.all(
    wanted.map(([skuId, quantity]) => decrementStock(tx, { skuId, quantity, reference, until })),
  );
  const shortage = wanted.find((_, at) => !taken[at]);
  return shortage ? { skuId: shortage[0], available: await findAvailable(tx, shortage[0]) } : null;
}

/** The update checks the stock itself, so no separate read is needed. */
async function decrementStock(
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
 * Turns the holds of a paid order into sales. A second call finds no hold and does nothing. Stock rows are locked in the
 * order of their skus, as everywhere.
 */
export async function sellStock(tx: Tx, reference: string): Promise<void> {
  await sql`
    with ended as (
      update stock_hold set ended_at = shop_now() where reference = ${reference} and ended_at is null
      returning sku_id, quantity
    ), locked as (
      select stock.sku_id, ended.quantity from stock join ended on ended.sku_id = stock.sku_id
      order by stock.sku_id for update of stock
    ), sold as (
      update stock set held = held - locked.quantity, sold = sold + locked.quantity
      from locked where stock.sku_id = locked.sku_id
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, delta, reason, ${reference}
    from ended cross join lateral (values (quantity, 'release'), (-quantity, 'sale')) entry (delta, reason)
    order by sku_id, reason`.execute(tx);
}

/** Releases the holds of an order that is cancelled before payment, once. */
export async function releaseStock(tx: Tx, reference: string): Promise<void> {
  const holds = await endHolds(tx, reference);
  for (const { sku_id, quantity } of holds)
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity), held: row('held', '-', quantity) }))
      .where('sku_id', '=', sku_id)
      .execute();
  await insertLedgerRows(
    tx,
    holds.map(({ sku_id, quantity }) => ({ sku_id, delta: quantity, reason: 'release', reference })),
  );
}

/** Makes sold units available again. The caller ensures that it happens once. */
export async function restockUnits(tx: Tx, reference: string, units: UnitsBySku): Promise<void> {
  for (const [skuId, quantity] of inOrder(units))
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity), sold: row('sold', '-', quantity) }))
      .where('sku_id', '=', skuId)
      .execute();
  await insertLedgerRows(
    tx,
    inOrder(units).map(([sku_id, quantity]) => ({ sku_id, delta: quantity, reason: 'return', reference })),
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

const insertLedgerRows = (tx: Tx, rows: readonly object[]) => insertRows(tx, 'stock_ledger', rows);

async function findAvailable(tx: Tx, skuId: string): Promise<number> {
  const row = await tx.selectFrom('stock').select('available').where('sku_id', '=', skuId).executeTakeFirst();
  return row?.available ?? 0;
}
