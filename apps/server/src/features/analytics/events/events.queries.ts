import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { lockEvents } from '../lock-events.ts';
import type { EventRow } from './event-row.ts';

export interface EventBudget {
  /** Bytes that the events of one day may take. */
  dayBytes: number;
  /** Bytes that all stored events may take. */
  totalBytes: number;
}
interface StoredBatch {
  stored: number;
  /** Left out because a budget is spent. */
  refused: number;
  /** By day, of all replicas. */
  used: { day: string; bytes: number }[];
}

/**
 * Appends events, in their order, until the budget of their day or of all days is spent. An event that is there already
 * is left out. A day whose figures were summed before has to be summed again.
 */
export const storeEvents = (
  db: Database,
  rows: readonly EventRow[],
  budget: EventBudget,
): Promise<StoredBatch> =>
  transaction(db, async (tx) => {
    await lockEvents(tx);
    const { rows: counted } = await sql<Omit<StoredBatch, 'used'>>`
      with given as materialized (
        select event.*, ordinality,
          sum(bytes) over (partition by day order by ordinality) + coalesce(
            (select used.bytes from analytics_day used where used.day = event.day), 0) as of_day,
          sum(bytes) over (order by ordinality) + (select coalesce(sum(bytes), 0) from analytics_day) as of_all
        from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
          id uuid, day date, received_at timestamptz, visit_id uuid, name text, page_kind text, skus text[], order_id text,
          total_fen bigint, discount_fen bigint, freight_fen bigint, price_fen bigint, coupons text[], utm_source text,
          utm_medium text, utm_campaign text, utm_content text, utm_term text, browser_ms bigint, bytes integer
        )) with ordinality as event (
          id, day, received_at, visit_id, name, page_kind, skus, order_id, total_fen, discount_fen, freight_fen, price_fen,
          coupons, utm_source, utm_medium, utm_campaign, utm_content, utm_term, browser_ms, bytes, ordinality)
      ), affordable as (
        select * from given where of_day <= ${budget.dayBytes}::bigint and of_all <= ${budget.totalBytes}::bigint
      ), stored as (
        insert into analytics_event (id, day, received_at, visit_id, name, page_kind, skus, order_id, total_fen,
          discount_fen, freight_fen, price_fen, coupons, utm_source, utm_medium, utm_campaign, utm_content, utm_term,
          browser_ms, bytes)
        select id, day, received_at, visit_id, name, page_kind, skus, order_id, total_fen,
          discount_fen, freight_fen, price_fen, coupons, utm_source, utm_medium, utm_campaign, utm_content, utm_term,
          browser_ms, bytes
        from affordable on conflict (id) do nothing returning day, bytes
      ), summed as (
        insert into analytics_day (day, events, bytes) select day, count(*), sum(bytes) from stored group by day
        on conflict (day) do update
          set events = analytics_day.events + excluded.events, bytes = analytics_day.bytes + excluded.bytes
      ), reopened as (
        delete from funnel_closed where day in (select day from stored)
      )
      select (select count(*)::int from stored) as stored,
        ((select count(*) from given) - (select count(*) from affordable))::int as refused`.execute(tx);
    const { rows: used } = await sql<{ day: string; bytes: number }>`
      select day::text as day, bytes::float8 as bytes from analytics_day`.execute(tx);
    return { ...counted[0]!, used };
  });
