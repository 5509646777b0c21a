export { paymentsAdminContract } from './payments.contract.ts';
export { paymentsAdminRoutes } from './payments.routes.ts';
