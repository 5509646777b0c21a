export { countMonthEntries, writeMonthEntries } from './admin/export-month.ts';
export { ledgerAdminFeature } from './admin/ledger-admin.feature.ts';
export { balanceOf } from './balance-of.ts';
export { type Movement, postAtCommit, postEntries, postMovements } from './post-entries.ts';
export { ledgerJobs } from './sum-days.ts';
