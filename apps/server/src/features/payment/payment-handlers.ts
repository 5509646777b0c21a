import { type Database, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Log } from '#platform/log';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import type { Sandbox } from '../../integrations/payment/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { paymentClosed, refundDone, refundRequested } from './payment-events.ts';
import { askNowJob, lateNoticeJob, queryProviderJob, sendRefundJob } from './payment-jobs.ts';
import { askNow } from './providers/ask-now.ts';
import { closeAtProvider } from './providers/close-at-provider.ts';
import { pollPayment } from './providers/query-providers.ts';
import { reconcileJobs } from './reconcile/daily/reconcile-day.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { deliverLateNotice } from './sandbox/late-notice.ts';

/** Polls providers and resends refunds until their outcome is known. */
export const paymentJobs = (
  { db, log }: { db: Database; log: Log },
  deps: PaymentDeps,
  sandbox: Sandbox | null,
): JobHandlers => ({
  ...onJob(queryProviderJob, ({ payload }) => pollPayment(db, deps, payload)),
  ...onJob(askNowJob, ({ payload }) => askNow(db, deps, payload)),
  ...reconcileJobs({ db, providers: deps.providers }),
  ...onJob(sendRefundJob, ({ payload }) => sendRefund(db, deps, payload)),
  ...(sandbox &&
    onJob(lateNoticeJob, ({ payload }) => deliverLateNotice({ db, log }, deps, sandbox, payload.outTradeNo))),
});

/** Calls to providers and orders that follow a committed change. */
export const paymentEventHandlers = (db: Database, deps: PaymentDeps): OutboxHandlers =>
  combineHandlers(
    onEvent(paymentClosed, ({ payload }) => closeAtProvider(db, deps, payload.paymentId)),
    onEvent(refundRequested, ({ payload }) => sendRefund(db, deps, payload)),
    onEvent(refundDone, ({ payload }) => transaction(db, (tx) => deps.onRefunded(tx, payload.orderId))),
  );
