import { canBecome, type OrderStatus } from '@huarong/core/orders';
import type { Result } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { SubOrderRow } from './order-rows.ts';

type Along = Partial<
  Pick<SubOrderRow, 'pay_status' | 'ship_status' | 'shipped_at' | 'signed_at' | 'completed_at'>
>;
interface Move {
  orderId: string;
  /** Left out: every part of the order that stands at `from`. */
  subOrderId?: string | undefined;
  from: readonly OrderStatus[];
  to: OrderStatus;
  along?: Along;
}

/** Moves the parts of an order that stand where they should, and says which. None moved: the order has gone on. */
export async function moveParts(tx: Tx, move: Move): Promise<SubOrderRow[]> {
  const from = move.from.filter((status) => canBecome(status, move.to));
  const moving = tx
    .updateTable('sub_order')
    .set({ ...move.along, status: move.to })
    .where('order_id', '=', move.orderId)
    .where((row) => row('status', '=', sql<number>`any(${from}::smallint[])`))
    .returningAll();
  const moved = await (move.subOrderId ? moving.where('id', '=', move.subOrderId) : moving).execute();
  return moved as SubOrderRow[];
}

/** What became of a shopper's wish to change an order. */
export type MoveOutcome = Result<
  { orderId: string; orderStatus: OrderStatus },
  { code: 'order-not-found' } | { code: 'order-moved-on' }
>;
