import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface CountedLine {
  /** The `omniture` of the line. */
  line: string;
  clicks: number;
  orders: number;
}

/** Links of the main menu are named by their entry. */
const MENU = 'menu_';

/** Adds to the figures of a day. A name that no line and no entry of the menu has is left out. */
export async function addSlotFigures(
  db: Queryable,
  day: string,
  lines: readonly CountedLine[],
): Promise<void> {
  const ofMenu = lines.filter(({ line }) => line.startsWith(MENU));
  if (ofMenu.length > 0) await addMenuFigures(db, day, ofMenu);
  if (ofMenu.length < lines.length) await addLineFigures(db, day, lines);
}

const addMenuFigures = (db: Queryable, day: string, lines: readonly CountedLine[]) =>
  sql`insert into menu_day (day, entry, clicks, orders)
    select ${day}::date, substr(given.line, ${MENU.length + 1}::int), given.clicks, given.orders
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(line text, clicks integer, orders integer)
    where exists (select from category where id = substr(given.line, ${MENU.length + 1}::int))
      or exists (select from pseudo_category where id = substr(given.line, ${MENU.length + 1}::int))
    order by 2
    on conflict (entry, day) do update
      set clicks = menu_day.clicks + excluded.clicks, orders = menu_day.orders + excluded.orders`.execute(db);

const addLineFigures = (db: Queryable, day: string, lines: readonly CountedLine[]) =>
  sql`insert into slot_day (day, line_id, clicks, orders)
    select ${day}::date, found.id, given.clicks, given.orders
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(line text, clicks integer, orders integer)
    cross join lateral (
      select id from content_resource where omniture = given.line and omniture <> '' order by id limit 1) found
    order by found.id
    on conflict (line_id, day) do update
      set clicks = slot_day.clicks + excluded.clicks, orders = slot_day.orders + excluded.orders`.execute(db);

export interface Figures {
  clicks: number;
  orders: number;
}
/** Clicks and orders of each entry of the main menu in the last days. */
export async function countMenuEntries(db: Queryable, days: number): Promise<(entry: string) => Figures> {
  const { rows } = await sql<Figures & { entry: string }>`
    select entry, sum(clicks)::int as clicks, sum(orders)::int as orders from menu_day
    where day > (shop_now() at time zone 'Asia/Shanghai')::date - ${days}::int
    group by entry`.execute(db);
  const byEntry = new Map(rows.map((row) => [row.entry, row]));
  return (entry) => {
    const { clicks = 0, orders = 0 } = byEntry.get(entry) ?? {};
    return { clicks, orders };
  };
}
