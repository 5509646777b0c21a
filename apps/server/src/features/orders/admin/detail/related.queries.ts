/** What other features know of an order, for the page that shows everything about it. Read only. */
import type { InvoiceStatus, InvoiceType } from '@huarong/core/invoices';
import type { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const listReturnsOf = async (db: Queryable, orderId: string) =>
  (
    await sql<{ id: string; kind: ReturnKind; status: ReturnStatus; created_at: Date }>`
      select id, kind, status, created_at from return_request where order_id = ${orderId}
      order by created_at desc`.execute(db)
  ).rows;

export const listInvoicesOf = async (db: Queryable, orderId: string) =>
  (
    await sql<{
      id: string;
      colour: 'blue' | 'red';
      type: InvoiceType;
      status: InvoiceStatus;
      amount_fen: number;
      requested_at: Date;
    }>`
      select id, colour, type, status, amount_fen, requested_at from invoice where order_id = ${orderId}
      order by requested_at desc, id`.execute(db)
  ).rows;

/** Messages to the member that name this order or one of its parcels in their key. */
export const listMessagesOf = async (
  db: Queryable,
  { memberId, orderId, parcelIds }: { memberId: string; orderId: string; parcelIds: readonly string[] },
) =>
  (
    await sql<{ title: string; created_at: Date; read_at: Date | null }>`
      select title, created_at, read_at from message
      where member_id = ${memberId} and type = 1
        and (position(${orderId} in key) > 0 or key = any (${parcelIds.map((id) => `order-shipped:${id}`)}))
      order by created_at desc, id desc limit 20`.execute(db)
  ).rows;
