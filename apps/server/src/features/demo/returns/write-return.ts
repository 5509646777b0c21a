import { createHash } from 'node:crypto';
import { PayStatus } from '@huarong/core/orders';
import { isEndedWithoutRefund, ReturnKind, ReturnStatus, reasonRule } from '@huarong/core/returns';
import { defaultSettings } from '@huarong/core/settings';
import { DAY_MS, fen, getFirst, getLast, requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { restockUnits } from '../../inventory/index.ts';
import { postEntries } from '../../ledger/index.ts';
import { returnHistory } from '../../returns/index.ts';
import type { ReturnPlan } from './return-plans.ts';

export interface DemoReturn {
  plan: ReturnPlan;
  orderId: string;
  /** The position of the line; one unit of it is returned. */
  position: number;
  number: number;
  now: Date;
}
interface Line {
  id: string;
  sub_order_id: string;
  sku_id: string;
  paid_fen: number;
}
interface Step {
  status: ReturnStatus;
  at: Date;
}
const HOUR_MS = 3_600_000;
const WAYBILL = { carrier: '顺丰速运', waybill_no: 'SF1400218853206' };
const REFUNDED: readonly ReturnStatus[] = [
  ReturnStatus.Refunding,
  ReturnStatus.RefundFailed,
  ReturnStatus.Completed,
];

/** Writes one demo return with matching units, refund, stock and history. */
export async function writeReturn(tx: Tx, { plan, orderId, position, number, now }: DemoReturn) {
  const line: Line = await tx
    .selectFrom('order_line')
    .select(['id', 'sub_order_id', 'sku_id', 'paid_fen'])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  const appliedAt = now.getTime() - plan.hoursAgo * HOUR_MS;
  const steps: Step[] = plan.path.map(([status, hours]) => ({
    status,
    at: new Date(Math.min(appliedAt + hours * HOUR_MS, now.getTime())),
  }));
  const id = `R${String(createHash('sha256').update(`demo-return-${number}`).digest().readUIntBE(0, 6) % 10 ** 11).padStart(11, '0')}`;
  await writeSteps(tx, id, plan, line, orderId, steps);
  await returnHistory.claimUnits(tx, id, new Map([[line.id, [0]]]));
  const end = getLast(steps);
  if (isEndedWithoutRefund(end.status))
    await sql`with freed as (update return_piece set is_live = false where return_id = ${id})
      update order_line set returned_quantity = returned_quantity - 1 where id = ${line.id}`.execute(tx);
  if (REFUNDED.includes(end.status)) await writeRefund(tx, id, line, orderId, steps);
  if (REFUNDED.includes(end.status) && reasonRule(plan.reason).isSellable)
    await restockUnits(tx, id, new Map([[line.sku_id, 1]]));
  await returnHistory.updateAfterSaleStatus(tx, line.sub_order_id);
  await returnHistory.resetTimers(tx, id);
}

async function writeSteps(
  tx: Tx,
  id: string,
  plan: ReturnPlan,
  line: Line,
  orderId: string,
  steps: readonly Step[],
) {
  const at = (status: ReturnStatus) => steps.find((step) => step.status === status)?.at;
  const later = (from: Date | undefined, days: number) => from && new Date(from.getTime() + days * DAY_MS);
  const refundFen = plan.kind === ReturnKind.Exchange ? 0 : line.paid_fen;
  const noteOf = ({ status }: Step) =>
    status === getLast(steps).status && plan.note
      ? plan.note
      : returnHistory.noteOf(status, { ...plan, quantity: 1, imageCount: 0 }, WAYBILL);
  const first = getFirst(steps);
  const { sendDays, refundDays } = defaultSettings('returns');
  await insertRows(tx, 'return_request', [
    {
      id,
      order_id: orderId,
      sub_order_id: line.sub_order_id,
      kind: plan.kind,
      reason: plan.reason,
      status: first.status,
      description: plan.description ?? '',
      ...(at(ReturnStatus.InTransit) && WAYBILL),
      goods_fen: line.paid_fen,
      promotion_fen: 0,
      coupon_fen: 0,
      points_fen: 0,
      gift_fen: 0,
      freight_fen: 0,
      refund_fen: refundFen,
      points_back: 0,
      points_taken: 0,
      is_coupon_back: false,
      note: noteOf(first),
      created_at: first.at,
      send_by: later(at(ReturnStatus.AwaitingShipment), sendDays) ?? null,
      refund_by: later(at(ReturnStatus.Inspecting), refundDays) ?? null,
    },
  ]);
  // The table's trigger checks every status change, so a demo return cannot reach an impossible status.
  for (const step of steps.slice(1))
    await tx
      .updateTable('return_request')
      .set({ status: step.status, note: noteOf(step) })
      .where('id', '=', id)
      .execute();
  await insertRows(
    tx,
    'return_status_change',
    steps.map((step, index) => ({
      return_id: id,
      from_status: steps[index - 1]?.status ?? null,
      to_status: step.status,
      note: noteOf(step),
      at: step.at,
    })),
  );
}

/** Writes the refund as pending, failed or done, by the status of the return. No job sends the pending one, so it stays. */
async function writeRefund(tx: Tx, id: string, line: Line, orderId: string, steps: readonly Step[]) {
  const end = getLast(steps);
  const approved = requireValue(
    steps.find(({ status }) => status === ReturnStatus.Refunding),
    'the refund step',
  );
  const state =
    end.status === ReturnStatus.Completed
      ? 'done'
      : end.status === ReturnStatus.RefundFailed
        ? 'failed'
        : 'pending';
  const payment = await tx
    .updateTable('payment')
    .set((row) => ({ refunded_fen: row('refunded_fen', '+', line.paid_fen) }))
    .where('id', '=', `P${orderId}`)
    .returning(['id', 'provider'])
    .executeTakeFirstOrThrow();
  const refundId = `RF${orderId}${id.slice(-4)}`;
  await insertRows(tx, 'refund', [
    {
      id: refundId,
      payment_id: payment.id,
      order_id: orderId,
      reason_key: `return:${id}`,
      amount_fen: line.paid_fen,
      state,
      last_error: state === 'failed' ? '收款账户已注销' : null,
      created_at: approved.at,
      settled_at: state === 'pending' ? null : end.at,
    },
  ]);
  await sql`update order_line set settled_pieces = '{0}' where id = ${line.id}`.execute(tx);
  if (state !== 'done') return;
  await postEntries(
    tx,
    {
      kind: 'refund',
      reference: refundId,
      entries: [
        { account: `order:${orderId}`, amount: fen(line.paid_fen) },
        { account: `bank:${payment.provider}`, amount: fen(-line.paid_fen) },
      ],
    },
    end.at,
  );
  await tx
    .updateTable('sub_order')
    .set({ pay_status: PayStatus.PartlyRefunded })
    .where('id', '=', line.sub_order_id)
    .execute();
}
