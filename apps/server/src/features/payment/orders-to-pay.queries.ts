import type { OrderStatus } from '@huarong/core/orders';
import { overallStatus } from '@huarong/core/orders';
import type { PayableOrder } from '@huarong/core/payment';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface OrderToPay extends PayableOrder {
  id: string;
  owner: string;
}

/** Orders as payments see them; with an owner only hers. Fewer come back than were asked for when some are not there. */
export async function listOrdersToPay(
  db: Queryable,
  orderIds: readonly string[],
  owner?: string,
): Promise<OrderToPay[]> {
  const orders = db
    .selectFrom('shop_order')
    .select(['id', 'owner', 'payable_fen', 'deposit_fen', 'pay_until', 'balance_from', 'balance_until'])
    .select((row) =>
      row
        .selectFrom('sub_order')
        .select(sql<number[]>`array_agg(status)`.as('statuses'))
        .whereRef('sub_order.order_id', '=', 'shop_order.id')
        .as('statuses'),
    )
    .where('id', '=', sql<string>`any(${[...orderIds]})`)
    .orderBy('id');
  const rows = await (owner === undefined ? orders : orders.where('owner', '=', owner)).execute();
  return rows.map((row) => ({
    id: row.id,
    owner: row.owner,
    status: overallStatus((row.statuses ?? []) as OrderStatus[]),
    payable: fen(row.payable_fen),
    deposit: row.deposit_fen === null ? null : fen(row.deposit_fen),
    payUntil: row.pay_until,
    balanceFrom: row.balance_from,
    balanceUntil: row.balance_until,
  }));
}

/** Everything that changes the payments of an order takes the order's row first, several of them by number. */
export const lockOrders = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', sql<string>`any(${[...orderIds]})`)
    .orderBy('id')
    .forUpdate()
    .execute();
