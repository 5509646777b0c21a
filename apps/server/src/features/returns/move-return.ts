import { AfterSaleStatus } from '@huarong/core/orders';
import { canReturnBecome, isEndedWithoutRefund, RETURN_TABS, ReturnStatus } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { statusIn, type Tx } from '#platform/database';
import {
  addReturnedUnits,
  type OrderRow,
  setAfterSaleStatus,
  subtractReturnedUnits,
} from '../orders/index.ts';
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
  const moved = await tx
    .updateTable('return_request')
    .set({ ...fields, status: to, note })
    .where('id', '=', returnId)
    .where('order_id', '=', order.id)
    .where((row) => row('status', '=', sql<ReturnStatus>`any(${allowedFrom}::smallint[])`))
    .returningAll()
    .executeTakeFirst();
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
    if (!(await addReturnedUnits(tx, lineId, numbers.length)))
      throw new Error(`line ${lineId} has too few units left`);
    await sql`insert into return_piece (return_id, order_line_id, piece)
      select ${returnId}, ${lineId}, unnest(${[...numbers]}::integer[])`.execute(tx);
  }
}

/** Gives up the claim on all units of a return, or on some of them. */
export async function releaseUnits(
  tx: Tx,
  returnId: string,
  only?: readonly { lineId: string; unit: number }[],
): Promise<void> {
  const { rows: released } = await sql<{ order_line_id: string }>`
    update return_piece set is_live = false
    where return_id = ${returnId} and is_live
      ${
        only === undefined
          ? sql``
          : sql`and (order_line_id, piece) in (
              select * from unnest(${only.map(({ lineId }) => lineId)}::text[], ${only.map(({ unit }) => unit)}::integer[]))`
      }
    returning order_line_id`.execute(tx);
  for (const [lineId, units] of Map.groupBy(released, (unit) => unit.order_line_id))
    await subtractReturnedUnits(tx, lineId, units.length);
}

/** In progress while a return is open, completed once one is, none when all were abandoned. */
export async function updateAfterSaleStatus(tx: Tx, subOrderId: string): Promise<void> {
  const { rows } = await sql<{ status: AfterSaleStatus }>`
    select case when bool_or(${statusIn('status', RETURN_TABS.processing)}) then ${sql.lit(AfterSaleStatus.InProgress)}
      when bool_or(${statusIn('status', [ReturnStatus.Completed])}) then ${sql.lit(AfterSaleStatus.Completed)}
      else ${sql.lit(AfterSaleStatus.None)} end as status
    from return_request where sub_order_id = ${subOrderId}`.execute(tx);
  await setAfterSaleStatus(tx, subOrderId, getFirst(rows).status);
}
