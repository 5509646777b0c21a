import { ReturnStatus } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { type Queryable, statusIn, type Tx } from '#platform/database';
import { getLockedOrder, type OrderRow } from '../orders/index.ts';
import type { ReturnRow, ReturnUnitRow } from './return-rows.ts';

/** A return of this owner. */
export const findReturn = async (db: Queryable, owner: Owner, returnId: string): Promise<ReturnRow | null> =>
  (await db
    .selectFrom('return_request')
    .innerJoin('shop_order', 'shop_order.id', 'return_request.order_id')
    .selectAll('return_request')
    .where('return_request.id', '=', returnId)
    .where('shop_order.owner', '=', owner)
    .executeTakeFirst()) ?? null;

/** Without an owner check, for jobs and staff. */
export const findAnyReturn = async (db: Queryable, returnId: string): Promise<ReturnRow | null> =>
  (await db.selectFrom('return_request').selectAll().where('id', '=', returnId).executeTakeFirst()) ?? null;

/** As findAnyReturn, for a return that is known to exist. */
export const getReturn = (db: Queryable, returnId: string): Promise<ReturnRow> =>
  db.selectFrom('return_request').selectAll().where('id', '=', returnId).executeTakeFirstOrThrow();

interface LockedReturn {
  row: ReturnRow;
  order: OrderRow;
}
/** Locks the order first, as every change of an order does. */
export async function lockReturn(tx: Tx, returnId: string): Promise<LockedReturn | null> {
  const found = await findAnyReturn(tx, returnId);
  return found && lockFound(tx, found);
}

/** As lockReturn, for a return that the caller has already found. */
export const getLockedReturn = async (tx: Tx, returnId: string): Promise<LockedReturn> =>
  lockFound(tx, await getReturn(tx, returnId));

async function lockFound(tx: Tx, { id, order_id }: ReturnRow): Promise<LockedReturn> {
  const order = await getLockedOrder(tx, order_id);
  return { order, row: await getReturn(tx, id) };
}

export const listReturnsOfOrder = async (db: Queryable, orderId: string): Promise<ReturnRow[]> =>
  db
    .selectFrom('return_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const listReturnUnits = (db: Queryable, returnIds: readonly string[]): Promise<ReturnUnitRow[]> =>
  db
    .selectFrom('return_piece')
    .select(['return_id', 'order_line_id', 'piece'])
    .where((row) => row('return_id', '=', row.fn.any(row.val([...returnIds]))))
    .orderBy('order_line_id')
    .orderBy('piece')
    .execute();

/** The units that a return still claims: without those that its inspection refused. */
export const listLiveUnits = (db: Queryable, returnId: string): Promise<ReturnUnitRow[]> =>
  db
    .selectFrom('return_piece')
    .select(['return_id', 'order_line_id', 'piece'])
    .where('return_id', '=', returnId)
    .where('is_live', '=', true)
    .orderBy('order_line_id')
    .orderBy('piece')
    .execute();

/** lineId → indexes of the units that are claimed by a return. */
export async function listClaimedUnits(
  db: Queryable,
  lineIds: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('return_piece')
    .select(['order_line_id', 'piece'])
    .where((row) => row('order_line_id', '=', row.fn.any(row.val([...lineIds]))))
    .where('is_live', '=', true)
    .execute();
  const claimed = new Map<string, number[]>();
  for (const { order_line_id, piece } of rows)
    claimed.set(order_line_id, [...(claimed.get(order_line_id) ?? []), piece]);
  return claimed;
}

export interface ChangeRow {
  to: ReturnStatus;
  note: string;
  at: Date;
}
export const listChanges = async (db: Queryable, returnId: string): Promise<ChangeRow[]> =>
  db
    .selectFrom('return_status_change')
    .select(['to_status as to', 'note', 'at'])
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute();

/** Returns of an owner in the last days; withdrawn ones do not count. */
export async function countRecentReturns(db: Queryable, owner: Owner, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from return_request join shop_order on shop_order.id = return_request.order_id
    where shop_order.owner = ${owner} and not ${statusIn('return_request.status', [ReturnStatus.Withdrawn])}
      and return_request.created_at > shop_now() - make_interval(days => ${days})`.execute(db);
  return getFirst(rows).count;
}

/** Available units, locked until the transaction ends, so that they can be decremented. */
export async function lockStock(tx: Tx, skuIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((row) => row('sku_id', '=', row.fn.any(row.val([...skuIds]))))
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ sku_id, available }) => [sku_id, available]));
}

export const listAvailable = async (
  db: Queryable,
  skuIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((row) => row('sku_id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
  return new Map(rows.map(({ sku_id, available }) => [sku_id, available]));
};
