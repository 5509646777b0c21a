import { canReturnBecome, isEndedWithoutRefund, type ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { OrderRow } from '../orders/index.ts';
import { publishReturnMoved } from './publish-return-moved.ts';
import type { ReturnRow } from './return-rows.ts';
import { setTimers } from './return-timers.ts';

type MoveFields = Partial<
  Pick<
    ReturnRow,
    | 'send_by'
    | 'refund_by'
    | 'carrier'
    | 'waybill_no'
    | 'is_refunded_instead'
    | 'replacement_parcel_id'
    | 'goods_fen'
    | 'promotion_fen'
    | 'coupon_fen'
    | 'points_fen'
    | 'gift_fen'
    | 'freight_fen'
    | 'refund_fen'
    | 'points_back'
    | 'points_taken'
    | 'is_coupon_back'
  >
>;
export interface ReturnMove {
  from: readonly ReturnStatus[];
  to: ReturnStatus;
  /** Shown to the shopper. */
  note: string;
  fields?: MoveFields;
}

/**
 * Moves a return whose status is in `from` and updates what depends on it: releases the units of an abandoned return, sets
 * timers and the after-sale status, publishes events. Null when the status has changed.
 */
export async function moveReturn(
  tx: Tx,
  order: OrderRow,
  returnId: string,
  { from, to, note, fields }: ReturnMove,
): Promise<ReturnRow | null> {
  const allowedFrom = from.filter((status) => canReturnBecome(status, to));
  const moved = (await tx
    .updateTable('return_request')
    .set({ ...fields, status: to, note })
    .where('id', '=', returnId)
    .where('order_id', '=', order.id)
    .where((row) => row('status', '=', sql<number>`any(${allowedFrom}::smallint[])`))
    .returningAll()
    .executeTakeFirst()) as ReturnRow | undefined;
  if (!moved) return null;
  if (isEndedWithoutRefund(to) || moved.replacement_parcel_id !== null) await releaseUnits(tx, returnId);
  await updateAfterSaleStatus(tx, moved.sub_order_id);
  await setTimers(tx, moved);
  await publishReturnMoved(tx, order, moved);
  return moved;
}

/** Claims units of lines for a return. The update checks the quantity, and a unique index allows one return per unit. */
export async function claimUnits(
  tx: Tx,
  returnId: string,
  units: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  for (const [lineId, numbers] of units) {
    const { numUpdatedRows } = await tx
      .updateTable('order_line')
      .set((row) => ({ returned_quantity: row('returned_quantity', '+', numbers.length) }))
      .where('id', '=', lineId)
      .where(sql<boolean>`returned_quantity + ${numbers.length} <= quantity`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`line ${lineId} has too few units left`);
    await sql`insert into return_piece (return_id, order_line_id, piece)
      select ${returnId}, ${lineId}, unnest(${[...numbers]}::integer[])`.execute(tx);
  }
}

const releaseUnits = (tx: Tx, returnId: string) =>
  sql`with freed as (
      update return_piece set is_live = false where return_id = ${returnId} and is_live returning order_line_id)
    update order_line set returned_quantity = returned_quantity - counted.units
    from (select order_line_id, count(*)::int as units from freed group by 1) counted
    where order_line.id = counted.order_line_id`.execute(tx);

/** 1 while a return is open, 2 once one is completed, 0 when all were abandoned. */
export const updateAfterSaleStatus = (tx: Tx, subOrderId: string) =>
  sql`update sub_order set after_sale_status = (
      select case when bool_or(status < 60) then 1 when bool_or(status = 60) then 2 else 0 end
      from return_request where sub_order_id = sub_order.id)
    where id = ${subOrderId}`.execute(tx);
