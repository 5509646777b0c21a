import { type Database, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { OutboxHandlers } from '#platform/outbox';
import type { Sandbox } from '../../integrations/payment/index.ts';
import {
  CLOSE_PAYMENT,
  LATE_NOTICE,
  QUERY_PROVIDER,
  REFUND_DONE,
  SEND_REFUND,
} from './job-and-event-names.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { closeAtProvider } from './providers/close-at-provider.ts';
import { pollPayment } from './providers/query-providers.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { deliverLateNotice } from './sandbox/late-notice.ts';

/** Polls providers and resends refunds until their outcome is known. */
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

/** Calls to providers and orders that follow a committed change. */
export const paymentEventHandlers = (db: Database, deps: PaymentDeps): OutboxHandlers => ({
  [CLOSE_PAYMENT]: ({ payload }) => closeAtProvider(db, deps, (payload as { paymentId: string }).paymentId),
  [SEND_REFUND]: ({ payload }) => sendRefund(db, deps, payload as { refundId: string }),
  [REFUND_DONE]: ({ payload }) =>
    transaction(db, (tx) => deps.onRefunded(tx, (payload as { orderId: string }).orderId)),
});
