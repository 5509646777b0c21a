import { sql } from 'kysely';
import { type Database, longTransaction, type Queryable, transaction } from '#platform/database';

/** Months after the current one that always have a partition. */
const MONTHS_AHEAD = 3;
/** As long as a migration waits at first: whoever reads or writes the table waits behind it. */
const LOCK_WAIT_MS = 200;

export interface PartitionedTable {
  table: string;
  /** Months after the current one that have a partition; below 0 when the current month has none. */
  monthsAhead: number;
}

/** The tables with a partition for each month. */
export const listPartitionedTables = async (db: Queryable): Promise<PartitionedTable[]> =>
  (
    await sql<PartitionedTable>`
      select parent as "table",
        (extract(year from gap) * 12 + extract(month from gap))::int - 1 as "monthsAhead"
      from (
        select parent::text as parent, age(max(ends_at) at time zone 'Asia/Shanghai',
          month_start(shop_now()) at time zone 'Asia/Shanghai') as gap
        from list_month_partitions() group by parent) covered
      order by 1`.execute(db)
  ).rows;

export interface MonthPartition {
  table: string;
  partition: string;
  /** Null: everything before `endsAt`; both null: what no other partition takes. */
  startsAt: Date | null;
  endsAt: Date | null;
  bytes: number;
}

export const listMonthPartitions = async (db: Queryable): Promise<MonthPartition[]> =>
  (
    await sql<MonthPartition>`
      select parent::text as "table", partition::text, starts_at as "startsAt", ends_at as "endsAt",
        pg_total_relation_size(quote_ident(partition)::regclass)::float8 as bytes
      from list_month_partitions() order by parent, ends_at, is_default`.execute(db)
  ).rows;

/**
 * Creates what is missing of the next months and returns how many partitions it has made. It gives up when it would have
 * to wait long for a lock; then nothing has changed of that table.
 */
export async function addMonthPartitions(db: Database): Promise<number> {
  let made = 0;
  for (const { table } of await listPartitionedTables(db)) {
    const { rows } = await transaction(db, async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
      return sql<{ made: number }>`select add_month_partitions(${table}, ${MONTHS_AHEAD}) as made`.execute(
        tx,
      );
    });
    made += rows[0]!.made;
  }
  await analyzeUncounted(db, made > 0);
  return made;
}

/** A server counts the rows of partitions by itself, but never those of the table as a whole, by which a join is planned. */
async function analyzeUncounted(db: Database, isDue: boolean): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace and (${isDue} or reltuples < 0)
    order by relname`.execute(db);
  for (const { name } of rows) await longTransaction(db, (tx) => sql`analyze ${sql.id(name)}`.execute(tx));
}
