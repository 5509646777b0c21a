export { ledgerContract } from './ledger.contract.ts';
export { ledgerRoutes } from './ledger.routes.ts';
