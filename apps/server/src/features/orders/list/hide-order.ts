import { isFinal } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { findOrder, listSubOrders } from '../orders.queries.ts';

/** Removes a finished order from its owner's list. The row stays: the law and returns require it. */
export const hideOrder = (db: Database, owner: Owner, orderId: string) =>
  transaction(db, async (tx) => {
    if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
    const subOrders = await listSubOrders(tx, [orderId]);
    if (!subOrders.every(({ status }) => isFinal(status))) return refuse({ code: 'order-moved-on' });
    await tx
      .updateTable('shop_order')
      .set({ hidden_at: sql<Date>`shop_now()` })
      .where('id', '=', orderId)
      .where('owner', '=', owner)
      .execute();
    return accept({ orderId });
  });
