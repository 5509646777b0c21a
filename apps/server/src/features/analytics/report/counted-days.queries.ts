import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Period } from './report-period.ts';

interface SearchSums {
  searches: number;
  withoutResult: number;
  clicks: number;
}
interface SlotSums {
  clicks: number;
  orders: number;
}

const MOST_QUERIES = 50;
const inPeriod = ({ from, to }: Period) => sql<boolean>`day between ${from}::date and ${to}::date`;
const searchSums = sql`coalesce(sum(searches), 0)::int as searches,
  coalesce(sum(without_result), 0)::int as "withoutResult", coalesce(sum(clicks), 0)::int as clicks`;
const slotSums = sql`coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(orders), 0)::int as orders`;

export const sumSearches = async (db: Queryable, period: Period) =>
  (await sql<SearchSums>`select ${searchSums} from search_day where ${inPeriod(period)}`.execute(db))
    .rows[0]!;

export const listSearchDays = async (db: Queryable, period: Period) =>
  (
    await sql<SearchSums & { day: string }>`select day::text as day, ${searchSums} from search_day
      where ${inPeriod(period)} group by search_day.day order by search_day.day desc`.execute(db)
  ).rows;

export const listQueries = async (db: Queryable, period: Period) =>
  (
    await sql<
      SearchSums & { query: string }
    >`select query, ${searchSums} from search_day where ${inPeriod(period)}
      group by query having sum(searches) > 0 order by 2 desc, query limit ${sql.lit(MOST_QUERIES)}`.execute(
      db,
    )
  ).rows;

export const sumSlots = async (db: Queryable, period: Period) =>
  (await sql<SlotSums>`select ${slotSums} from slot_day where ${inPeriod(period)}`.execute(db)).rows[0]!;

export const listSlotDays = async (db: Queryable, period: Period) =>
  (
    await sql<SlotSums & { day: string }>`select day::text as day, ${slotSums} from slot_day
      where ${inPeriod(period)} group by slot_day.day order by slot_day.day desc`.execute(db)
  ).rows;

/** Every line that was opened; a shop has some hundred. */
export const listSlotLines = async (db: Queryable, period: Period) =>
  (
    await sql<SlotSums & { lineId: string; slot: string; kind: 'text' | 'image'; text: string }>`
      select line.id::text as "lineId", line.location_label as slot, line.kind, line.content as text, ${slotSums}
      from slot_day join content_resource line on line.id = slot_day.line_id
      where ${inPeriod(period)} group by line.id order by sum(clicks) desc, line.id`.execute(db)
  ).rows;
