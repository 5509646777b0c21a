import { canBecome, type OrderStatus } from '@huarong/core/orders';
import type { Result } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { SubOrderRow } from './order-rows.ts';

type MoveFields = Partial<
  Pick<
    SubOrderRow,
    'pay_status' | 'ship_status' | 'shipped_at' | 'signed_at' | 'completed_at' | 'cancel_refusal'
  >
>;
interface Move {
  orderId: string;
  /** Omitted: every sub-order with a status in `from`. */
  subOrderId?: string | undefined;
  from: readonly OrderStatus[];
  to: OrderStatus;
  fields?: MoveFields;
}

/** Moves the sub-orders whose status is in `from` and returns them. Empty when none has such a status. */
export async function moveSubOrders(tx: Tx, move: Move): Promise<SubOrderRow[]> {
  const from = canBecomeFrom(move.from, move.to);
  const moving = tx
    .updateTable('sub_order')
    .set({ ...move.fields, status: move.to })
    .where('order_id', '=', move.orderId)
    .where((row) => row('status', '=', sql<OrderStatus>`any(${from}::smallint[])`))
    .returningAll();
  return (move.subOrderId ? moving.where('id', '=', move.subOrderId) : moving).execute();
}

/** Those of these statuses that may change to `to`. */
export const canBecomeFrom = (from: readonly OrderStatus[], to: OrderStatus): OrderStatus[] =>
  from.filter((status) => canBecome(status, to));

/** The result of a request to change the status of an order. */
export type MoveOutcome = Result<
  { orderId: string; orderStatus: OrderStatus },
  { code: 'order-not-found' } | { code: 'order-moved-on' }
>;
