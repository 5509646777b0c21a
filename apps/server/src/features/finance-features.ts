import type { AdminFeature } from '#platform/admin';
import { refundPort } from './connect-orders.ts';
import { invariantsFeature } from './invariants/index.ts';
import { invoicesAdminFeature } from './invoices/index.ts';
import { ledgerAdminFeature } from './ledger/index.ts';
import { refundsAdminFeature } from './payment/index.ts';
import { returnStaff } from './returns/index.ts';

/** The features of the admin about payments, ledger and invoices. */
export const createFinanceFeatures = (): readonly AdminFeature[] => [
  refundsAdminFeature({
    retryReturnRefund: (tx, returnId) => returnStaff.retryFailedRefund(tx, refundPort, returnId),
  }),
  ledgerAdminFeature,
  invariantsFeature,
  invoicesAdminFeature,
];
