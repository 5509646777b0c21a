import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { ProviderName } from '../../../../integrations/payment/index.ts';
import { onDay } from '../../reconcile/daily/compared-day.ts';

/** More than these are read from the file of the provider, not on a page. */
const SHOWN = 200;

export interface DifferenceRow {
  id: number;
  provider: ProviderName;
  kind: string;
  day: string | null;
  payment_id: string | null;
  refund_id: string | null;
  trade_no: string | null;
  there_fen: number | null;
  here_fen: number | null;
  moved_at: Date | null;
  cause: string | null;
  is_waiting: boolean;
  resolved_at: Date | null;
  resolution: string | null;
  resolution_note: string | null;
  resolution_reference: string | null;
  resolver: string | null;
  /** Of our payment with this number; null: not ours. */
  payment_state: string | null;
  payment_amount_fen: number | null;
  /** Of our refund with this number; null: not ours. */
  refund_state: string | null;
  approval_id: number | null;
}

const differences = sql`
  select known.id, known.provider, known.kind, known.day, known.payment_id,
    coalesce(known.refund_id, known.detail ->> 'refund') as refund_id, coalesce(known.trade_no, known.detail ->> 'tradeNo') as trade_no,
    coalesce(known.there_fen, (known.detail ->> 'thereFen')::bigint, (known.detail ->> 'saidFen')::bigint) as there_fen,
    coalesce(known.here_fen, (known.detail ->> 'hereFen')::bigint, (known.detail ->> 'expectedFen')::bigint) as here_fen,
    known.moved_at, known.cause, known.is_waiting, known.resolved_at, known.resolution, known.resolution_note,
    known.resolution_reference, resolver.name as resolver, payment.state as payment_state,
    payment.amount_fen as payment_amount_fen, refund.state as refund_state, (
      select id from approval where kind = 'reconciliation' and subject_kind = 'difference'
        and subject_id = known.id::text and state = 'waiting' and expires_at > clock.now limit 1) as approval_id
  from recon_break known
  cross join (select shop_now() as now offset 0) clock
  left join staff resolver on resolver.id = known.resolved_by
  left join payment on payment.id = known.payment_id and payment.provider = known.provider
  left join refund on refund.id = known.refund_id and refund.payment_id = payment.id`;

/** The differences of a day, open ones first. Those of notices stand on the day they arrived. */
export const listDifferences = async (
  db: Queryable,
  day: string,
  kind: string | undefined,
): Promise<DifferenceRow[]> =>
  (
    await sql<DifferenceRow>`
      ${differences} where ${ofDay(day)} and ${kind === undefined ? sql`true` : sql`known.kind = ${kind}`}
        and known.resolution is distinct from 'matched'
      order by known.resolved_at is not null, known.is_waiting, known.id limit ${SHOWN}`.execute(db)
  ).rows;

/** The same in the order in which they were found, for a file. */
export const pageDifferences = async (
  db: Queryable,
  day: string,
  { after, size }: { after: number; size: number },
): Promise<DifferenceRow[]> =>
  (
    await sql<DifferenceRow>`
      ${differences} where ${ofDay(day)} and known.resolution is distinct from 'matched' and known.id > ${after}
      order by known.id limit ${size}`.execute(db)
  ).rows;

const ofDay = (day: string) => sql<boolean>`
  (known.day = ${day}::date or (known.day is null and ${onDay('known.created_at', day)}))`;

export const countDifferences = async (db: Queryable, day: string) =>
  (
    await sql<{
      provider: ProviderName;
      kind: string;
      is_refund: boolean;
      is_open: boolean;
      is_waiting: boolean;
      count: number;
    }>`
      select known.provider, known.kind, known.refund_id is not null as is_refund, known.resolved_at is null as is_open,
        known.is_waiting, count(*)::int as count
      from recon_break known where ${ofDay(day)} and known.resolution is distinct from 'matched'
      group by 1, 2, 3, 4, 5`.execute(db)
  ).rows;

export const findDifference = async (db: Queryable, id: number): Promise<DifferenceRow | null> =>
  (await sql<DifferenceRow>`${differences} where known.id = ${id}`.execute(db)).rows[0] ?? null;

export const lockDifference = (db: Queryable, id: number) =>
  db.selectFrom('recon_break').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** All that are open, and do not wait for the bill of the next day. */
export async function countOpenDifferences(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recon_break where resolved_at is null and not is_waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Days whose comparison has no result. */
export async function countRunsWithoutResult(db: Queryable): Promise<{ count: number; day: string | null }> {
  const { rows } = await sql<{ count: number; day: string | null }>`
    select count(*)::int as count, min(day)::text as day from recon_run where state in ('missing', 'failed')`.execute(
    db,
  );
  return rows[0] ?? { count: 0, day: null };
}

export interface RunRow {
  provider: ProviderName;
  state: 'done' | 'failed' | 'missing' | 'waiting' | null;
  problem: string | null;
  source: 'fetched' | 'uploaded' | null;
  uploader: string | null;
  stored_at: Date | null;
  bill_payments: number | null;
  bill_payments_fen: number | null;
  bill_refunds: number | null;
  bill_refunds_fen: number | null;
  fees_fen: number | null;
  payments: number | null;
  payments_fen: number | null;
  refunds: number | null;
  refunds_fen: number | null;
}
export const listRuns = async (db: Queryable, day: string): Promise<RunRow[]> =>
  (
    await sql<RunRow>`
      select given.provider, run.state, run.problem, bill.source, staff.name as uploader, bill.created_at as stored_at,
        bill.payments as bill_payments, bill.payments_fen as bill_payments_fen, bill.refunds as bill_refunds,
        bill.refunds_fen as bill_refunds_fen, bill.fees_fen, run.payments, run.payments_fen, run.refunds, run.refunds_fen
      from unnest(array['alipay', 'wechat']) as given (provider)
      left join recon_run run on run.provider = given.provider and run.day = ${day}::date
      left join provider_bill bill on bill.provider = given.provider and bill.day = ${day}::date and bill.is_current
      left join staff on staff.id = bill.uploaded_by
      order by given.provider`.execute(db)
  ).rows;

/** Each day of a month until `until`, by what its comparisons found. */
export const listMonth = async (db: Queryable, day: string, until: string) =>
  (
    await sql<{ day: string; state: 'bad' | 'none' | 'ok' | 'waiting' }>`
      select each.day::date::text as day, case
        when exists (select from recon_break where recon_break.day = each.day::date and resolved_at is null and not is_waiting)
          or exists (select from recon_run where recon_run.day = each.day::date and state in ('missing', 'failed')) then 'bad'
        when exists (select from recon_break where recon_break.day = each.day::date and resolved_at is null) then 'waiting'
        when (select count(*) from recon_run where recon_run.day = each.day::date and state = 'done') = 2 then 'ok'
        else 'none' end as state
      from generate_series(date_trunc('month', ${day}::date), least(
        date_trunc('month', ${day}::date) + interval '1 month' - interval '1 day', ${until}::date), interval '1 day')
        as each (day)`.execute(db)
  ).rows;
