export const financeExportRoutes = {
  differences: 'POST /admin/api/finance-exports/differences',
  ledger: 'POST /admin/api/finance-exports/ledger',
} as const;
