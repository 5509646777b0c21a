import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '#platform/database';

export interface CountedSearch {
  /** 2026-11-17 */
  day: string;
  query: string;
  filters: string;
  searches: number;
  withoutResult: number;
  withFew: number;
  clicks: number;
  results: number;
}

/** Adds the counts of one process. Sorted, so that two processes lock the same rows in the same order. */
export async function addSearches(db: Database, entries: readonly CountedSearch[]): Promise<void> {
  const sorted = entries.toSorted((a, b) =>
    `${a.day}\n${a.query}\n${a.filters}` < `${b.day}\n${b.query}\n${b.filters}` ? -1 : 1,
  );
  await sql`
    insert into search_day (day, query, filters, searches, without_result, with_few, clicks, results)
    select day::date, query, filters, searches, "withoutResult", "withFew", clicks, results
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as counted(day text, query text, filters text, searches int,
      "withoutResult" int, "withFew" int, clicks int, results int)
    on conflict (day, query, filters) do update set
      searches = search_day.searches + excluded.searches,
      without_result = search_day.without_result + excluded.without_result,
      with_few = search_day.with_few + excluded.with_few,
      clicks = search_day.clicks + excluded.clicks,
      results = case when excluded.searches > 0 then excluded.results else search_day.results end`.execute(
    db,
  );
}

export type ReportTab = 'empty' | 'few' | 'no-click';
export interface ReportRow {
  query: string;
  filters: string;
  searches: number;
  clicks: number;
  results: number;
  /** How often what the tab is about happened. */
  times: number;
}
export interface ReportPlace {
  times: number;
  query: string;
  filters: string;
}
interface ReportFilter {
  days: number;
  q?: string | undefined;
}

/** Days end at midnight in Shanghai. */
const since = (days: number) => sql`day > (shop_now() at time zone 'Asia/Shanghai')::date - ${sql.lit(days)}`;

const summed = ({ days, q }: ReportFilter): RawBuilder<unknown> => sql`
  select query, filters, sum(searches)::int as searches, sum(without_result)::int as empty, sum(with_few)::int as few,
    sum(clicks)::int as clicks, (array_agg(results order by day desc))[1] as results
  from search_day where ${since(days)} ${q === undefined ? sql`` : sql`and strpos(query, ${q}) > 0`}
  group by query, filters`;

const NO_CLICK = sql`case when clicks = 0 then searches - empty else 0 end`;
const TIMES: Readonly<Record<ReportTab, RawBuilder<unknown>>> = {
  empty: sql`empty`,
  few: sql`few`,
  'no-click': NO_CLICK,
};

const placeOf = ({ times, query, filters }: ReportPlace) => sql`(${-times}::int, ${query}, ${filters})`;

/** What happened most often first. */
export async function listReport(
  db: Queryable,
  { tab, ...filter }: ReportFilter & { tab: ReportTab },
  { size, after, before }: { size: number; after: ReportPlace | null; before: ReportPlace | null },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select query, filters, searches, clicks, results, times from (
      select *, ${TIMES[tab]} as times from (${summed(filter)}) summed
    ) counted
    where times > 0
      ${after === null ? sql`` : sql`and (-times, query, filters) > ${placeOf(after)}`}
      ${before === null ? sql`` : sql`and (-times, query, filters) < ${placeOf(before)}`}
    order by ${before === null ? sql`-times, query, filters` : sql`times, query desc, filters desc`}
    limit ${size}`.execute(db);
  return before === null ? rows : rows.toReversed();
}

const SUGGESTED = 30;
/** What was searched for most often and found something, for words that the shop suggests. */
export async function listSearchedWords(db: Queryable) {
  const { rows } = await sql<{ word: string; searches: number; results: number }>`
    select query as word, searches, results from (${summed({ days: SUGGESTED, q: undefined })}) summed
    where results > 0 and filters = '' and char_length(query) between 2 and 12
    order by searches desc, query limit ${SUGGESTED}`.execute(db);
  return rows;
}

export interface ReportTotals {
  searches: number;
  empty: number;
  few: number;
  noClick: number;
  emptyQueries: number;
  fewQueries: number;
  noClickQueries: number;
}

export async function sumReport(db: Queryable, filter: ReportFilter): Promise<ReportTotals> {
  const { rows } = await sql<ReportTotals>`
    select coalesce(sum(searches), 0)::int as searches, coalesce(sum(empty), 0)::int as empty,
      coalesce(sum(few), 0)::int as few, coalesce(sum(${NO_CLICK}), 0)::int as "noClick",
      count(*) filter (where empty > 0)::int as "emptyQueries", count(*) filter (where few > 0)::int as "fewQueries",
      count(*) filter (where ${NO_CLICK} > 0)::int as "noClickQueries"
    from (${summed(filter)}) summed`.execute(db);
  return rows[0]!;
}
