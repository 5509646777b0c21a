import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

/** Skus that one run compares whether or not the ledger names them. */
const ROUND = 500;
/**
 * Entries get their numbers before they are committed, so those of the last seconds are read again. What commits later
 * than this, as a large import does, is found by the round over all skus.
 */
const OVERLAP_SECONDS = 20;

/** The newest entry that no entry of a short transaction can come before. */
const settledId = sql`coalesce((select id from stock_ledger
  where created_at < now() - make_interval(secs => ${sql.lit(OVERLAP_SECONDS)}) order by id desc limit 1), 0)`;

/** Receivers read the whole stock once with a key; from then on they get what changes. */
export async function storePresentStock(tx: Tx): Promise<void> {
  await sql`
    insert into webhook_stock_position (ledger_id) values (${settledId})
    on conflict (is_only) do update set ledger_id = excluded.ledger_id, sku_id = ''`.execute(tx);
  await sql`
    insert into webhook_stock (sku_id, available, held) select sku_id, available, held from stock
    on conflict (sku_id) do nothing`.execute(tx);
}

export async function deleteStoredStock(tx: Tx): Promise<void> {
  await sql`delete from webhook_stock_position`.execute(tx);
  await sql`delete from webhook_stock`.execute(tx);
}

interface StockPosition {
  ledgerId: number;
  skuId: string;
}
export interface ComparedStock {
  /** What differs from what receivers were last informed of. */
  skuIds: string[];
  /** Stored when these are delivered: what a process that dies has not delivered is compared again. */
  next: StockPosition;
}

/** Compares what the ledger names since the last run, and the next skus of the round. */
export async function compareStock(db: Queryable): Promise<ComparedStock> {
  const { rows: positions } = await sql<StockPosition & { settledId: number }>`
    select ledger_id as "ledgerId", sku_id as "skuId", ${settledId} as "settledId" from webhook_stock_position`.execute(
    db,
  );
  const { ledgerId, skuId, settledId: settled } = positions[0] ?? { ledgerId: 0, skuId: '', settledId: 0 };
  const { rows } = await sql<{ skuId: string; isInRound: boolean; isChanged: boolean }>`
    with round as (select sku_id from stock where sku_id > ${skuId} order by sku_id limit ${ROUND}),
      named as (select distinct sku_id from stock_ledger where id > ${ledgerId}),
      compared as (select sku_id from round union select sku_id from named)
    select stock.sku_id as "skuId", stock.sku_id in (select sku_id from round) as "isInRound",
      (known.available, known.held) is distinct from (stock.available, stock.held) as "isChanged"
    from compared join stock on stock.sku_id = compared.sku_id
      left join webhook_stock known on known.sku_id = stock.sku_id
    order by stock.sku_id`.execute(db);
  const round = rows.filter(({ isInRound }) => isInRound);
  return {
    skuIds: rows.filter(({ isChanged }) => isChanged).map((row) => row.skuId),
    next: {
      ledgerId: Math.max(ledgerId, settled),
      skuId: round.length < ROUND ? '' : round.at(-1)!.skuId,
    },
  };
}

export const storePosition = (db: Queryable, { ledgerId, skuId }: StockPosition) =>
  sql`update webhook_stock_position set ledger_id = ${ledgerId}, sku_id = ${skuId}`.execute(db);
