export { reconciliationContract } from './reconciliation.contract.ts';
export { reconciliationRoutes } from './reconciliation.routes.ts';
