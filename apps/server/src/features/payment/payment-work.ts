import { type Database, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { OutboxHandlers } from '#platform/outbox';
import type { Sandbox } from '../../integrations/payment/index.ts';
import { pollPayment } from './ask-providers.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { deliverLateNotice } from './sandbox/late-notice.ts';
import { sendRefund } from './send-refund.ts';
import { closeAtProvider } from './tell-close.ts';
import { QUERY_PROVIDER, CLOSE_PAYMENT, LATE_NOTICE, REFUND_DONE, SEND_REFUND } from './work-names.ts';

/** Silent providers are asked, refunds are sent until they are known to have arrived. */
export const paymentJobs = (
  { db, log }: { db: Database; log: Log },
  deps: PaymentDeps,
  sandbox: Sandbox | null,
): JobHandlers => ({
  [QUERY_PROVIDER]: ({ payload }) => pollPayment(db, deps, payload as { paymentId: string; asked: number }),
  [SEND_REFUND]: ({ payload }) => sendRefund(db, deps, payload as { refundId: string; asked: number }),
  ...(sandbox && {
    [LATE_NOTICE]: ({ payload }) =>
      deliverLateNotice({ db, log }, deps, sandbox, (payload as { outTradeNo: string }).outTradeNo),
  }),
});

/** What providers, and orders, must hear of a change once it is committed. */
export const paymentEventHandlers = (db: Database, deps: PaymentDeps): OutboxHandlers => ({
  [CLOSE_PAYMENT]: ({ payload }) => closeAtProvider(db, deps, (payload as { paymentId: string }).paymentId),
  [SEND_REFUND]: ({ payload }) => sendRefund(db, deps, payload as { refundId: string }),
  [REFUND_DONE]: ({ payload }) =>
    transaction(db, (tx) => deps.onRefunded(tx, (payload as { orderId: string }).orderId)),
});
