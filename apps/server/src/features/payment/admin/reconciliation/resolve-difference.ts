import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { defineApproval, requestApproval } from '../../../approvals/index.ts';
import { postEntries } from '../../../ledger/index.ts';
import { readSetting } from '../../../settings/index.ts';
import type { PaymentDeps } from '../../payment-deps.ts';
import { settlePayment } from '../../settle/settle-payment.ts';
import { listOrdersOfPayment } from '../payments/payment-detail.queries.ts';
import { providerText } from '../payments/payment-texts.ts';
import {
  amountToResolve,
  isRefundDifference,
  needsSecondPerson,
  refundCorrection,
  refusalToBook,
} from './difference-options.ts';
import { causeText, kindText, RESOLUTIONS } from './difference-texts.ts';
import { type DifferenceRow, findDifference, lockDifference } from './reconciliation.queries.ts';

const payload = z.object({
  differenceId: z.int(),
  resolution: z.enum(['book', 'explained']),
  reference: z.string().nullable(),
  note: z.string(),
});
type Resolution = z.output<typeof payload>;

/** A difference of more than ¥100. */
export const reconciliationApproval = (deps: PaymentDeps) =>
  defineApproval<Resolution>({
    kind: 'reconciliation',
    label: '对账差异',
    permission: 'reconciliation:resolve',
    payload,
    async describe(db, { differenceId, resolution, reference, note }) {
      const found = await findDifference(db, differenceId);
      const yuan = (amount: number | null) => (amount === null ? '没有' : displayYuan(fen(amount)));
      return [
        {
          label: '差异',
          value: found ? `${kindText(found.kind)}，${providerText(found.provider)}` : '已不在',
        },
        { label: '支付单', value: found?.payment_id ?? '没有' },
        { label: '渠道单号', value: found?.trade_no ?? '没有' },
        { label: '账单', value: yuan(found?.there_fen ?? null) },
        { label: '本店', value: yuan(found?.here_fen ?? null) },
        { label: '多半是', value: causeText(found?.cause ?? null) },
        { label: '处理', value: RESOLUTIONS[resolution] ?? resolution },
        { label: '凭证', value: reference ?? '没有' },
        { label: '说明', value: note },
      ];
    },
    async check(db, { differenceId }) {
      const found = await findDifference(db, differenceId);
      const isOpen = found !== null && found.resolved_at === null;
      return [{ label: '还没有处理', isOk: isOpen, detail: isOpen ? '仍是差异' : '已经处理，或已自动对平' }];
    },
    async execute({ db, staff }, resolution, approvalId) {
      const done = await applyResolution(db, deps, resolution, { staffId: staff.staffId, approvalId });
      return done.ok
        ? done
        : refuse({ code: done.refusal.code, message: '差异已经变了，请重新对账后再处理' });
    },
  });

/** Resolves a difference, or asks a second person when it is about more than ¥100. */
export async function resolveDifference(
  context: AdminWriteContext,
  deps: PaymentDeps,
  given: {
    differenceId: string;
    resolution: 'book' | 'explained';
    reference?: string | undefined;
    reason: string;
  },
) {
  const { db, staff } = context;
  const resolution: Resolution = {
    differenceId: Number(given.differenceId),
    resolution: given.resolution,
    reference: given.reference ?? null,
    note: given.reason,
  };
  const found = await lockOpen(db, resolution.differenceId);
  if (!found.ok) return found;
  const problem = resolution.resolution === 'book' ? refusalToBook(found.value) : null;
  if (problem !== null) return refuse({ code: 'difference-not-bookable' as const, reason: problem });
  const amountFen = amountToResolve(found.value);
  const { difference: aloneUpTo } = await readSetting(db, 'second-person');
  if (needsSecondPerson(found.value, aloneUpTo))
    return accept(
      await requestApproval(context, reconciliationApproval(deps), {
        subject: { kind: 'difference', id: given.differenceId },
        title: `对账差异 ${displayYuan(fen(amountFen))}，${kindText(found.value.kind)}`,
        amountFen,
        payload: resolution,
        reason: given.reason,
      }),
    );
  const done = await applyResolution(db, deps, resolution, { staffId: staff.staffId, approvalId: null });
  return done.ok ? accept({ state: 'done' as const, result: done.value }) : done;
}

async function lockOpen(tx: Tx, id: number) {
  await lockDifference(tx, id);
  const found = await findDifference(tx, id);
  if (!found) return refuse({ code: 'difference-not-found' as const });
  return found.resolved_at === null ? accept(found) : refuse({ code: 'difference-resolved' as const });
}

async function applyResolution(
  tx: Tx,
  deps: PaymentDeps,
  { differenceId, resolution, reference, note }: Resolution,
  { staffId, approvalId }: { staffId: number; approvalId: number | null },
) {
  const found = await lockOpen(tx, differenceId);
  if (!found.ok) return found;
  const booked = resolution === 'book' ? await bookByBill(tx, deps, found.value) : accept('已记为查明');
  if (!booked.ok) return booked;
  await tx
    .updateTable('recon_break')
    .set({
      resolved_at: sql<Date>`shop_now()`,
      resolved_by: staffId,
      resolution,
      resolution_note: note,
      resolution_reference: reference,
      approval_id: approvalId,
    })
    .where('id', '=', differenceId)
    .where('resolved_at', 'is', null)
    .execute();
  return accept({ message: booked.value });
}

/**
 * The bill says that the money is there: the payment is settled as by a notice. An order that still waits is paid; money for
 * a closed one goes back the way it came. Of a refund only the difference is booked.
 */
async function bookByBill(tx: Tx, deps: PaymentDeps, difference: DifferenceRow) {
  const problem = refusalToBook(difference);
  if (problem !== null || difference.payment_id === null || difference.there_fen === null)
    return refuse({ code: 'difference-not-bookable' as const, reason: problem ?? '没有支付单' });
  if (isRefundDifference(difference)) {
    await postEntries(tx, {
      kind: 'refund-corrected',
      reference: `difference:${difference.id}`,
      entries: refundCorrection(difference),
    });
    return accept('已按账单更正，差额记入退款差异');
  }
  const outcome = await settlePayment(tx, deps, {
    provider: difference.provider,
    number: difference.payment_id,
    tradeNo: difference.trade_no,
    noticeId: null,
    amount: fen(difference.there_fen),
    payer: null,
  });
  if (outcome !== 'settled' && outcome !== 'already')
    return refuse({ code: 'difference-not-bookable' as const, reason: '账单与支付单不符' });
  const orders = await listOrdersOfPayment(tx, [difference.payment_id]);
  return accept(orders.every(({ is_live }) => is_live) ? '已入账到订单' : '已入账，正在原路退回给顾客');
}
