import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface ViewRow {
  id: number;
  staff_id: number;
  owner: string;
  list: 'orders' | 'returns' | 'refunds' | 'members' | 'stock' | 'audit' | 'reports';
  name: string;
  is_shared: boolean;
  query: string;
  columns: string[];
  density: 'normal' | 'compact';
}

/** The views of one person and those that colleagues share. */
export async function listViews(
  db: Queryable,
  { list, staffId, viewId }: { list: string; staffId: number; viewId?: number },
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select saved_view.id, staff_id, staff.name as owner, list, saved_view.name, is_shared, query, columns, density
    from saved_view join staff on staff.id = saved_view.staff_id
    where list = ${list} and (staff_id = ${staffId} or is_shared) and (${viewId ?? null}::bigint is null or saved_view.id = ${viewId ?? null})
    order by staff_id <> ${staffId}, saved_view.id limit 100`.execute(db);
  return rows;
}

type NewView = Omit<ViewRow, 'id' | 'owner'>;

/** The same name of the same person is overwritten. */
export async function upsertView(db: Queryable, view: NewView): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_view (staff_id, list, name, is_shared, query, columns, density)
    values (${view.staff_id}, ${view.list}, ${view.name}, ${view.is_shared}, ${view.query}, ${view.columns}, ${view.density})
    on conflict (staff_id, list, name) do update
      set is_shared = excluded.is_shared, query = excluded.query, columns = excluded.columns, density = excluded.density
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function deleteView(db: Queryable, viewId: number, staffId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', viewId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
