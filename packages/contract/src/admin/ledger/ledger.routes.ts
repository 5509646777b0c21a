export const ledgerRoutes = {
  trialBalance: 'GET /admin/api/ledger',
  account: 'GET /admin/api/ledger/accounts/{account}',
  movement: 'GET /admin/api/ledger/movements/{movementId}',
} as const;
