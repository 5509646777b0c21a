import { OrderStatus } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { insertRows, type Queryable, statusIn, type Tx } from '#platform/database';

export interface PickListRow {
  id: number;
  /** Of its day in Shanghai, counted from 1. */
  number_of_day: number;
  created_at: Date;
  name: string;
  sub_orders: number;
  shipped: number;
  units: number;
  prints: number;
}

const DAY = sql`(list.created_at at time zone 'Asia/Shanghai')::date`;
const rowsWhere = (condition: RawBuilder<unknown>) => sql<PickListRow>`
  select list.id, list.created_at, staff.name,
    (select count(*)::int from pick_list earlier where earlier.id <= list.id and earlier.id > list.id - 1000
      and (earlier.created_at at time zone 'Asia/Shanghai')::date = ${DAY}) as number_of_day,
    (select count(*)::int from pick_list_sub_order part where part.pick_list_id = list.id) as sub_orders,
    (select count(*)::int from pick_list_sub_order part join sub_order sub on sub.id = part.sub_order_id
      where part.pick_list_id = list.id and sub.shipped_at is not null) as shipped,
    (select coalesce(sum(line.quantity), 0)::int from pick_list_sub_order part
      join order_line line on line.sub_order_id = part.sub_order_id where part.pick_list_id = list.id) as units,
    (select count(*)::int from print_record where document = 'pick-list' and subject_id = list.id::text) as prints
  from pick_list list join staff on staff.id = list.staff_id where ${condition}`;

export async function listPickLists(
  db: Queryable,
  { size, olderThan, newerThan }: { size: number; olderThan?: number; newerThan?: number },
): Promise<PickListRow[]> {
  const isForward = newerThan !== undefined;
  const condition = isForward
    ? sql`list.id > ${newerThan}`
    : olderThan === undefined
      ? sql`true`
      : sql`list.id < ${olderThan}`;
  const { rows } = await sql<PickListRow>`
    ${rowsWhere(condition)} order by list.id ${isForward ? sql`asc` : sql`desc`} limit ${size}`.execute(db);
  return isForward ? rows.reverse() : rows;
}

export const findPickList = async (db: Queryable, pickListId: number): Promise<PickListRow | null> =>
  (await rowsWhere(sql`list.id = ${pickListId}`).execute(db)).rows[0] ?? null;

/** Those of the sub-orders that wait in the warehouse. */
export const listWaiting = async (db: Queryable, subOrderIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ id: string }>`
        select id from sub_order sub where id = any (${[...subOrderIds]})
          and ${statusIn('sub.status', [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped])}`.execute(
        db,
      )
    ).rows.map(({ id }) => id),
  );

export async function insertPickList(
  tx: Tx,
  staffId: number,
  subOrderIds: readonly string[],
): Promise<number> {
  const { id } = await tx
    .insertInto('pick_list')
    .values({ staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    tx,
    'pick_list_sub_order',
    subOrderIds.map((sub_order_id, index) => ({ pick_list_id: id, sub_order_id, position: index + 1 })),
  );
  return id;
}

export const listMembers = async (db: Queryable, pickListId: number) =>
  (
    await sql<{ position: number; sub_order_id: string; order_id: string; packaging: string | null }>`
      select part.position, part.sub_order_id, sub.order_id, shop_order.packaging ->> 'name' as packaging
      from pick_list_sub_order part join sub_order sub on sub.id = part.sub_order_id
        join shop_order on shop_order.id = sub.order_id
      where part.pick_list_id = ${pickListId} order by part.position`.execute(db)
  ).rows;

export const listBarcodes = async (
  db: Queryable,
  skuIds: readonly string[],
): Promise<Map<string, { code: string; barcode: string | null }>> =>
  new Map(
    (
      await sql<{ id: string; code: string; barcode: string | null }>`
        select id, code, barcode from sku where id = any (${[...skuIds]})`.execute(db)
    ).rows.map(({ id, code, barcode }) => [id, { code, barcode }]),
  );

/** How often a document of each subject was printed. */
export const countPrints = async (
  db: Queryable,
  document: 'pick-list' | 'delivery-note',
  ids: readonly string[],
): Promise<Map<string, number>> =>
  new Map(
    (
      await sql<{ subject_id: string; count: number }>`
        select subject_id, count(*)::int as count from print_record
        where document = ${document} and subject_id = any (${[...ids]}) group by subject_id`.execute(db)
    ).rows.map(({ subject_id, count }) => [subject_id, count]),
  );

export const insertPrints = (
  tx: Tx,
  document: 'pick-list' | 'delivery-note',
  ids: readonly string[],
  staffId: number,
) =>
  insertRows(
    tx,
    'print_record',
    ids.map((subject_id) => ({ document, subject_id, staff_id: staffId })),
  );
