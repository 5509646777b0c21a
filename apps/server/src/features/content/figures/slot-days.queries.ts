import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface CountedLine {
  /** The `omniture` of the line. */
  line: string;
  clicks: number;
  orders: number;
}

/** Adds to the figures of a day. A name that no line has is left out. */
export const addSlotFigures = (db: Queryable, day: string, lines: readonly CountedLine[]) =>
  sql`insert into slot_day (day, line_id, clicks, orders)
    select ${day}::date, found.id, given.clicks, given.orders
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(line text, clicks integer, orders integer)
    cross join lateral (
      select id from content_resource where omniture = given.line and omniture <> '' order by id limit 1) found
    order by found.id
    on conflict (line_id, day) do update
      set clicks = slot_day.clicks + excluded.clicks, orders = slot_day.orders + excluded.orders`.execute(db);
