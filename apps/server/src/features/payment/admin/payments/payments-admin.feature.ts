import { paymentsAdminContract } from '@huarong/contract/admin/payments';
import { accept, fromYuan, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import { balanceOf } from '../../../ledger/index.ts';
import { findPayment } from '../../payment.queries.ts';
import { scheduleAskNow } from '../../providers/ask-now.ts';
import { countOpenDifferences } from '../reconciliation/reconciliation.queries.ts';
import { countPayments, findListedPayment, listPayments } from './list-payments.queries.ts';
import { countNotices, listNotices } from './payment-detail.queries.ts';
import { outcomeText, providerText } from './payment-texts.ts';
import { presentPayment, presentPaymentDetail } from './present-payment.ts';

const COUNTED = 10_000;
const WRONG_POSITION = { code: 'invalid-input', message: '列表的位置无效，请从第一页看起' } as const;

/** The positions of a page; null when one of them was never given out. */
function positionsOf({ after, before }: { after?: string | undefined; before?: string | undefined }) {
  const read = [after, before].map((cursor) => (cursor === undefined ? undefined : decodePosition(cursor)));
  return read.includes(null) ? null : { after: read[0] ?? undefined, before: read[1] ?? undefined };
}

/** Payments for staff: what was paid, what is stuck, and what the providers said. */
export const paymentsAdminFeature: AdminFeature = implementAdmin('payments', paymentsAdminContract, {
  async list({ db }, { after, before, size, show: view, amount, ...given }) {
    const filter = { ...given, view, amountFen: amount === undefined ? undefined : (fromYuan(amount) ?? 0) };
    const positions = positionsOf({ after, before });
    if (!positions) return refuse(WRONG_POSITION);
    const rows = await listPayments(db, filter, { size: size + 1, ...positions });
    const counted = await countPayments(db, filter);
    const page = {
      size,
      after,
      before,
      cursorOf: ({ position, id }: { position: string; id: string }) => encodePosition({ at: position, id }),
      total: counted > COUNTED ? null : counted,
    };
    return accept({
      ...pageOfRows(rows, page, presentPayment),
      counts: {
        stuck: await countPayments(db, { view: 'stuck' }),
        refunds: await countPayments(db, { view: 'refunds' }),
        late: await countPayments(db, { view: 'late' }),
        differences: await countOpenDifferences(db),
      },
      unappliedFen: -(await balanceOf(db, 'unapplied')),
    });
  },
  async notices({ db }, { q, after, before, size }) {
    const positions = positionsOf({ after, before });
    if (!positions) return refuse(WRONG_POSITION);
    const rows = await listNotices(db, q, { size: size + 1, ...positions });
    const counted = await countNotices(db, q);
    const page = {
      size,
      after,
      before,
      cursorOf: ({ position, notice_id }: { position: string; notice_id: string }) =>
        encodePosition({ at: position, id: notice_id }),
      total: counted > COUNTED ? null : counted,
    };
    return accept(
      pageOfRows(rows, page, (row) => ({
        noticeId: row.notice_id,
        providerText: providerText(row.provider === 'alipay' ? 'alipay' : 'wechat'),
        paymentId: row.payment_id,
        outcomeText: outcomeText(row.outcome),
        receivedAt: row.received_at.toISOString(),
      })),
    );
  },
  async detail({ db }, { paymentId }) {
    const payment = await findListedPayment(db, paymentId);
    return payment ? accept(await presentPaymentDetail(db, payment)) : refuse({ code: 'payment-not-found' });
  },
  async ask({ db, staff }, { paymentId }) {
    const payment = await findPayment(db, paymentId);
    if (!payment) return refuse({ code: 'payment-not-found' });
    if (payment.provider !== 'alipay' && payment.provider !== 'wechat')
      return refuse({ code: 'payment-not-at-provider' });
    await scheduleAskNow(db, paymentId, staff.staffId);
    return accept({ paymentId });
  },
});
