import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, insertRows, transaction } from '#platform/database';
import { postEntries } from '../../ledger/index.ts';
import { insertOrder } from '../../payment/testing/insert-order.ts';

export const DEPOSIT_FEN = 100_00;

/** Orders of a presale with a paid deposit, as rows; returns their numbers. */
export async function insertDeposits(db: Database, presaleId: string, count: number): Promise<string[]> {
  const orderIds = [];
  for (let nth = 1; nth <= count; nth++) {
    const owner = `guest:presale-${presaleId}-${nth}`;
    const orderId = await insertOrder(db, {
      owner,
      payableFen: 800_00,
      depositFen: DEPOSIT_FEN,
      status: OrderStatus.AwaitingDeposit,
      balanceFrom: new Date(Date.now() - 3_600_000),
      balanceUntil: new Date(Date.now() + 86_400_000),
    });
    const id = `P${orderId}`;
    const at = new Date();
    await insertRows(db, 'presale_order', [{ order_id: orderId, presale_id: presaleId, owner, quantity: 1 }]);
    await insertRows(db, 'payment', [
      {
        id,
        owner,
        provider: 'alipay',
        purpose: 'deposit',
        amount_fen: DEPOSIT_FEN,
        state: 'paid',
        provider_trade_no: `T${id}`,
        opened_at: at,
        settled_at: at,
      },
    ]);
    await insertRows(db, 'payment_order', [
      { payment_id: id, order_id: orderId, amount_fen: DEPOSIT_FEN, purpose: 'deposit' },
    ]);
    await transaction(db, async (tx) => {
      await postEntries(tx, {
        kind: 'payment',
        reference: id,
        entries: [
          { account: 'bank:alipay', amount: fen(DEPOSIT_FEN) },
          { account: `order:${orderId}`, amount: fen(-DEPOSIT_FEN) },
        ],
      });
      await sql`update sub_order set status = ${OrderStatus.AwaitingBalance}, pay_status = ${PayStatus.DepositPaid}
        where order_id = ${orderId}`.execute(tx);
    });
    orderIds.push(orderId);
  }
  return orderIds;
}

interface StoredChange {
  presaleId: string;
  kind: 'dates' | 'cancel';
  requestedBy: number;
  approvedBy: number;
}

/** A change that was approved and not worked through. */
export async function insertApprovedChange(
  db: Database,
  { presaleId, kind, requestedBy, approvedBy }: StoredChange,
): Promise<number> {
  const dates = (days: number) =>
    kind === 'dates'
      ? JSON.stringify({
          depositUntil: new Date(Date.now() - 86_400_000).toISOString(),
          balanceUntil: new Date(Date.now() + days * 86_400_000).toISOString(),
        })
      : null;
  const { rows } = await sql<{ id: number }>`
    with approved as (
      insert into approval (kind, permission, subject_kind, subject_id, title, payload, payload_hash, reason, requested_by,
        expires_at, state, decided_by, decided_at)
      values ('presale-cancel', 'refund:approve', 'presale', ${presaleId}, '预售', '{}', repeat('0', 64), '厂家停产',
        ${requestedBy}, shop_now() + interval '1 day', 'approved', ${approvedBy}, shop_now()) returning id)
    insert into presale_change (presale_id, kind, dates_before, dates_after, refund_rule, reason, requested_by, approved_by,
      approval_id)
    select ${presaleId}, ${kind}, ${dates(1)}::jsonb, ${dates(3)}::jsonb, ${kind === 'cancel' ? 'double' : null},
      '厂家停产', ${requestedBy}, ${approvedBy}, id from approved returning id::int`.execute(db);
  return rows[0]!.id;
}
