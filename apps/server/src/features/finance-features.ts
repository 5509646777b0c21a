import type { AdminFeature } from '#platform/admin';
import type { PaymentProviders } from '../integrations/payment/index.ts';
import { visitReportsFeature } from './analytics/index.ts';
import { readableApproval } from './approvals/index.ts';
import { paymentDepsOf, refundPort } from './connect-orders.ts';
import { feedbackAdminFeature } from './feedback/index.ts';
import { financeExportsFeature } from './finance-exports/index.ts';
import { integrationKeysFeature, webhooksFeature } from './integration/index.ts';
import { invariantsFeature } from './invariants/index.ts';
import { invoicesAdminFeature } from './invoices/index.ts';
import { ledgerAdminFeature } from './ledger/index.ts';
import {
  paymentsAdminFeature,
  reconciliationAdminFeature,
  reconciliationApproval,
  refundsAdminFeature,
} from './payment/index.ts';
import { reactionsFeature } from './reactions/index.ts';
import { recallApproval, recallsFeature } from './recalls/index.ts';
import { reportsFeature } from './reports/index.ts';
import { returnStaff } from './returns/index.ts';
import { SETTING_APPROVALS } from './settings/index.ts';

interface FinanceDeps {
  payment: { providers: PaymentProviders };
}

/** What of payments, ledger and invoices a second person decides. */
export const createFinanceApprovals = ({ payment }: FinanceDeps) => [
  readableApproval(reconciliationApproval(paymentDepsOf(payment.providers))),
  readableApproval(recallApproval),
  ...SETTING_APPROVALS.map(readableApproval),
];

/** The features of the admin about payments, ledger and invoices. */
export const createFinanceFeatures = ({ payment }: FinanceDeps): readonly AdminFeature[] => [
  refundsAdminFeature({
    retryReturnRefund: (tx, returnId) => returnStaff.retryFailedRefund(tx, refundPort, returnId),
  }),
  ledgerAdminFeature,
  invariantsFeature,
  invoicesAdminFeature,
  paymentsAdminFeature,
  reconciliationAdminFeature(paymentDepsOf(payment.providers)),
  integrationKeysFeature,
  webhooksFeature,
  reportsFeature,
  visitReportsFeature,
  recallsFeature,
  reactionsFeature,
  feedbackAdminFeature,
  financeExportsFeature,
];
