import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { isFamily } from '../account-names.ts';

export interface FamilySums {
  family: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
  entries: number;
}
export interface Period {
  from: string;
  to: string;
}

/**
 * Entries that are not in the sums by day yet, with their day. Each is looked up by its id: there are few, and the planner
 * would read both tables for an unknown number.
 */
const unsummed = sql`
  unsummed as materialized (
    select ledger_family(entry.account) as family, movement.day, entry.amount_fen
    from generate_series((select summed_id + 1 from ledger_sum_state), (select max(id) from ledger_entry)) as next (id)
    cross join lateral (
      select account, movement_id, amount_fen from ledger_entry where id = next.id offset 0) entry
    cross join lateral (
      select (at at time zone 'Asia/Shanghai')::date as day from ledger_movement
      where id = entry.movement_id offset 0) movement)`;

/** Balances and movements by line. One statement, so that no entry is counted twice while sums are added. */
export async function sumFamilies(
  db: Queryable,
  { from, to }: Period,
  family?: string,
): Promise<FamilySums[]> {
  const isWanted = family === undefined ? sql`true` : sql`family = ${family}`;
  const { rows } = await sql<FamilySums>`
    with ${unsummed}, part as (
      select family, day, debit_fen, credit_fen, entries from ledger_day where day <= ${to} and ${isWanted}
      union all
      select family, day, greatest(amount_fen, 0), least(amount_fen, 0), 1 from unsummed
      where day <= ${to} and ${isWanted})
    select family, coalesce(sum(debit_fen + credit_fen) filter (where day < ${from}), 0)::bigint as opening,
      coalesce(sum(debit_fen) filter (where day >= ${from}), 0)::bigint as debit,
      coalesce(-sum(credit_fen) filter (where day >= ${from}), 0)::bigint as credit,
      sum(debit_fen + credit_fen)::bigint as closing,
      coalesce(sum(entries) filter (where day >= ${from}), 0)::bigint as entries
    from part group by family`.execute(db);
  return rows;
}

export const inPeriod = ({
  from,
  to,
}: Period) => sql`(movement.at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
  and movement.at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/** As sumFamilies, for the account of one order or card: it has few entries. */
export async function sumAccount(
  db: Queryable,
  account: string,
  { from, to }: Period,
): Promise<FamilySums | null> {
  const start = sql`${from}::date::timestamp at time zone 'Asia/Shanghai'`;
  const { rows } = await sql<FamilySums>`
    select ${account}::text as family, coalesce(sum(amount_fen) filter (where movement.at < ${start}), 0)::bigint as opening,
      coalesce(sum(greatest(amount_fen, 0)) filter (where movement.at >= ${start}), 0)::bigint as debit,
      coalesce(-sum(least(amount_fen, 0)) filter (where movement.at >= ${start}), 0)::bigint as credit,
      coalesce(sum(amount_fen), 0)::bigint as closing, count(*) filter (where movement.at >= ${start}) as entries
    from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
    where entry.account = ${account} and movement.at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    having exists (select 1 from ledger_entry where account = ${account})`.execute(db);
  return rows[0] ?? null;
}

export interface ListedEntry {
  id: number;
  movement_id: number;
  account: string;
  amount_fen: number;
  kind: string;
  reference: string;
  at: Date;
}
interface EntriesWanted {
  account: string;
  /** The account of one order or card: its index finds few entries. */
  isSingle: boolean;
  period: Period;
  /** Entries before this one. */
  before: number | null;
  size: number;
}

/**
 * Entries of a line or of one account, newest first. The days of the sums say between which ids a page has to be looked
 * for, because an account like that of all orders has no index of its own.
 */
export async function listEntries(db: Queryable, wanted: EntriesWanted): Promise<ListedEntry[]> {
  const { account, period, size } = wanted;
  const before = wanted.before ?? Number.MAX_SAFE_INTEGER;
  // As text, so that the index of the entries of cards is found.
  const isOf = isFamily(account)
    ? sql`entry.account like ${sql.lit(`${account}:%`)}`
    : sql`entry.account = ${account}`;
  const columns = sql`entry.id, entry.movement_id, entry.account, entry.amount_fen, movement.kind, movement.reference, movement.at`;
  const entries = (ids: ReturnType<typeof sql>) => sql`
    (select ${columns} from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
    where ${isOf} and entry.id < ${before} and ${ids} and ${inPeriod(period)} order by entry.id desc limit ${size})`;
  if (wanted.isSingle) {
    const { rows } = await sql<ListedEntry>`${entries(sql`true`)}`.execute(db);
    return rows;
  }
  const { rows } = await sql<ListedEntry>`
    with state as (select summed_id from ledger_sum_state),
    days as (
      select first_entry_id, last_entry_id, coalesce(sum(entries) filter (where last_entry_id < ${before})
        over (order by last_entry_id desc, day rows between unbounded preceding and 1 preceding), 0) as found_later
      from ledger_day where family = ${account} and day between ${period.from} and ${period.to}
        and first_entry_id < ${before}),
    bound as (
      select coalesce(min(first_entry_id) filter (where found_later < ${size}), 0) as low,
        coalesce(max(last_entry_id), -1) as high
      from days)
    select * from (
      ${entries(sql`entry.id > (select summed_id from state)`)}
      union all
      ${entries(sql`entry.id between (select low from bound)
        and (select least(high, (select summed_id from state)) from bound)`)}
    ) found order by id desc limit ${size}`.execute(db);
  return rows;
}

export async function findMovement(db: Queryable, id: number) {
  const movement = await db.selectFrom('ledger_movement').selectAll().where('id', '=', id).executeTakeFirst();
  if (!movement) return null;
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['account', 'amount_fen'])
    .where('movement_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...movement, entries };
}
