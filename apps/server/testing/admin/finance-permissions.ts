import type { Holders } from './holders.ts';

/** Which roles may call what about payments, ledger and invoices. */
export const FINANCE_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'refunds.list': ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'],
  'refunds.retry': ['OWNER', 'FINANCE'],
  'presaleChanges.extras': ['OWNER', 'FINANCE', 'AUDITOR'],
  'presaleChanges.payExtra': ['OWNER', 'FINANCE'],
  'ledger.trialBalance': ['OWNER', 'FINANCE', 'AUDITOR'],
  'ledger.account': ['OWNER', 'FINANCE', 'AUDITOR'],
  'ledger.movement': ['OWNER', 'FINANCE', 'AUDITOR'],
  'invariants.overview': ['OWNER', 'FINANCE', 'AUDITOR'],
  'invariants.run': ['OWNER', 'FINANCE'],
  'invariants.explain': ['OWNER', 'FINANCE'],
  'invoices.list': ['OWNER', 'FINANCE', 'AUDITOR'],
  'invoices.month': ['OWNER', 'FINANCE', 'AUDITOR'],
  'invoices.detail': ['OWNER', 'FINANCE', 'AUDITOR'],
  'invoices.files': ['OWNER', 'FINANCE'],
  'invoices.export': ['OWNER', 'FINANCE'],
  'invoices.retry': ['OWNER', 'FINANCE'],
  'invoices.changeTitle': ['OWNER', 'FINANCE'],
  'invoices.reverse': ['OWNER', 'FINANCE'],
};
