export { paymentsAdminFeature } from './admin/payments/payments-admin.feature.ts';
export { countDayDifferences, writeDayDifferences } from './admin/reconciliation/export-differences.ts';
export {
  countOpenDifferences,
  countRunsWithoutResult,
} from './admin/reconciliation/reconciliation.queries.ts';
export { reconciliationAdminFeature } from './admin/reconciliation/reconciliation-admin.feature.ts';
export { reconciliationApproval } from './admin/reconciliation/resolve-difference.ts';
export { refundsAdminFeature } from './admin/refunds-admin.feature.ts';
export { confirmCashRefund } from './cash/confirm-cash-refund.ts';
export { recordCash } from './cash/record-cash.ts';
export { findLastAttempt } from './last-attempt.ts';
export { paymentFeature } from './payment.feature.ts';
export { countOpenDiscrepancies } from './payment.queries.ts';
export type { OrderPaid, PaymentDeps } from './payment-deps.ts';
export { paymentSettled } from './payment-events.ts';
export { paymentEventHandlers, paymentJobs } from './payment-handlers.ts';
export { queryProviders } from './providers/query-providers.ts';
export { deleteOldLines } from './reconcile/daily/delete-old-lines.ts';
export { refundsOf } from './refunds/list-refunds.ts';
export { type RefundRequest, refundOrder } from './refunds/refund-order.ts';
export { type RefundTender, refundTenders } from './refunds/refund-tenders.ts';
export { retryRefunds } from './refunds/retry-refunds.ts';
export { mountSandbox } from './sandbox/mount-sandbox.ts';
export { closePayments } from './settle/close-payments.ts';
export { mergedOrdersOf, paidSoFar, tendersOf } from './tenders.ts';
