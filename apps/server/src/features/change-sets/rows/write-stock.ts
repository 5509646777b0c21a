import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { blockRecalled, bookCountedLots, type CountedLot, settleLots } from '../../inventory/index.ts';

/** Why stock changes, as the ledger stores it. */
export interface StockCause {
  /** A reason of the ledger: `import`, `correction`. */
  reason: string;
  reference: string;
  note: string | null;
}

/** What a set changes in the stock of a sku; of a new sku the units it begins with. */
const changeOf = sql`coalesce(c.value -> 'change', c.value -> 'available')::integer`;

/** Adds to the stock what a set says, and to the ledger. Sales since the set was made stay sold. */
export async function writeStock(tx: Tx, setId: number, ids: readonly string[], cause: StockCause) {
  await sql`insert into stock (sku_id, available)
    select c.row_id, ${changeOf} from change_row c where ${stockRows(setId, ids)} and c.is_new`.execute(tx);
  await sql`update stock s set available = s.available + ${changeOf} from change_row c
    where ${stockRows(setId, ids)} and not c.is_new and s.sku_id = c.row_id`.execute(tx);
  await sql`insert into stock_ledger (sku_id, delta, reason, reference, note)
    select c.row_id, ${changeOf}, ${cause.reason}, ${cause.reference}, ${cause.note} from change_row c
    where ${stockRows(setId, ids)} and ${changeOf} <> 0`.execute(tx);
  await bookCountedLots(tx, await listCountedLots(tx, setId, ids), cause.reference);
  await settleLots(tx, ids, cause.reference);
  await blockRecalled(tx, ids);
}

/** Takes back what a set added. The ledger is append-only, so it gets reversing entries. */
export async function reverseStock(tx: Tx, setId: number, ids: readonly string[], reference: string) {
  await sql`insert into stock_ledger (sku_id, delta, reason, reference)
    select c.row_id, -${changeOf}, 'undo', ${reference} from change_row c
    where ${stockRows(setId, ids)} and ${changeOf} <> 0`.execute(tx);
  await sql`delete from stock s using change_row c
    where ${stockRows(setId, ids)} and c.before is null and s.sku_id = c.row_id`.execute(tx);
  await sql`update stock s set available = s.available - ${changeOf} from change_row c
    where ${stockRows(setId, ids)} and c.before is not null and s.sku_id = c.row_id`.execute(tx);
  const counted = await listCountedLots(tx, setId, ids);
  await bookCountedLots(
    tx,
    counted.map(({ lotId, delta }) => ({ lotId, delta: -delta })),
    reference,
  );
  await settleLots(tx, ids, reference);
  await blockRecalled(tx, ids);
}

/** By what a stocktake corrects lots. */
const listCountedLots = async (tx: Tx, setId: number, ids: readonly string[]): Promise<CountedLot[]> =>
  (
    await sql<CountedLot>`
      select (lot ->> 'lotId')::bigint as "lotId", (lot ->> 'delta')::integer as delta
      from change_row c cross join lateral jsonb_array_elements(c.value -> 'lots') lot
      where ${stockRows(setId, ids)} and jsonb_typeof(c.value -> 'lots') = 'array'`.execute(tx)
  ).rows;

const stockRows = (setId: number, ids: readonly string[]) =>
  sql`c.set_id = ${setId} and c.table_name = 'stock' and c.row_id = any(${[...ids]})`;
