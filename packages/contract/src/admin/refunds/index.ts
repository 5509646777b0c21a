export { adminRefundsContract } from './refunds.contract.ts';
export { adminRefundsRoutes } from './refunds.routes.ts';
