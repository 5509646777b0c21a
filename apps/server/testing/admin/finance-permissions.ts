import type { Holders } from './holders.ts';

/** Which roles may call what about payments, ledger and invoices. */
export const FINANCE_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'refunds.list': ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'],
  'refunds.retry': ['OWNER', 'FINANCE'],
  'payments.list': ['OWNER', 'FINANCE', 'AUDITOR'],
  'payments.notices': ['OWNER', 'FINANCE', 'AUDITOR'],
  'payments.detail': ['OWNER', 'FINANCE', 'AUDITOR'],
  'payments.ask': ['OWNER', 'FINANCE'],
  'reconciliation.day': ['OWNER', 'FINANCE', 'AUDITOR'],
  'reconciliation.run': ['OWNER', 'FINANCE'],
  'reconciliation.upload': ['OWNER', 'FINANCE'],
  'reconciliation.resolve': ['OWNER', 'FINANCE'],
  'presaleChanges.extras': ['OWNER', 'FINANCE', 'AUDITOR'],
  'presaleChanges.payExtra': ['OWNER', 'FINANCE'],
};
