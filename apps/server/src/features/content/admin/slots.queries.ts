import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

/** Every line of a slot, or of all, also those that are over. */
export const listLines = (db: Queryable, label?: string) =>
  db
    .selectFrom('content_resource')
    .selectAll()
    .$if(label !== undefined, (query) => query.where('location_label', '=', label ?? ''))
    .orderBy('location_label')
    .orderBy('position')
    .orderBy(sql`starts_at nulls first`)
    .orderBy('id')
    .execute();
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** Numbers for lines that a set is to make. */
export async function takeLineIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('content_resource', 'id'))::text as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface LineFigures {
  clicks: number;
  orders: number;
}

/** Clicks and orders of each line in the last days. */
export async function countLines(db: Queryable, days: number): Promise<(lineId: number) => LineFigures> {
  const { rows } = await sql<LineFigures & { line_id: number }>`
    select line_id, sum(clicks)::int as clicks, sum(orders)::int as orders from slot_day
    where day > (shop_now() at time zone 'Asia/Shanghai')::date - ${days}::int
    group by line_id`.execute(db);
  const byLine = new Map(rows.map((row) => [Number(row.line_id), row]));
  return (lineId) => {
    const { clicks = 0, orders = 0 } = byLine.get(lineId) ?? {};
    return { clicks, orders };
  };
}

export interface SlotEdit {
  slot: string;
  by: string | null;
  at: Date;
}

/** Who published something of each slot last. */
export async function listLastEdits(db: Queryable): Promise<ReadonlyMap<string, SlotEdit>> {
  const { rows } = await sql<SlotEdit>`
    select distinct on (source ->> 'slot') source ->> 'slot' as slot, staff.name as by, applied_at as at
    from change_set left join staff on staff.id = change_set.made_by
    where change_set.kind = 'content' and change_set.state = 'applied'
    order by source ->> 'slot', applied_at desc`.execute(db);
  return new Map(rows.map((row) => [row.slot, row]));
}

export async function countDrafts(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; drafts: number }>`
    select source ->> 'slot' as slot, count(*)::int as drafts from change_set
    where kind = 'content' and state in ('draft', 'planned') group by 1`.execute(db);
  return new Map(rows.map(({ slot, drafts }) => [slot, drafts]));
}

const SHOWN_SETS = 20;
/** What waits, is planned or was published of a slot, newest first. */
export const listSlotSets = (db: Queryable, slot: string) =>
  db
    .selectFrom('change_set')
    .leftJoin('staff', 'staff.id', 'change_set.made_by')
    .selectAll('change_set')
    .select('staff.name as maker_name')
    .where('change_set.kind', '=', 'content')
    .where(sql<boolean>`change_set.source ->> 'slot' = ${slot}`)
    .where('change_set.state', '<>', 'withdrawn')
    .orderBy('change_set.id', 'desc')
    .limit(SHOWN_SETS)
    .execute();

/** The size of an uploaded image, or of one that a line shows already. */
export async function findImageSize(db: Queryable, imagePath: string) {
  const { rows } = await sql<{ width: number; height: number }>`
    select width, height from media where 'slot/' || id || '.webp' = ${imagePath}
    union all
    select image_width, image_height from content_resource where image_path = ${imagePath}
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether an image was uploaded, or a line shows it already, wide or on phones. */
export async function isImage(db: Queryable, imagePath: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from media where 'slot/' || id || '.webp' = ${imagePath})
      or exists (select from content_resource where ${imagePath} in (image_path, phone_image_path)) as is_there`.execute(
    db,
  );
  return rows[0]?.is_there ?? false;
}
