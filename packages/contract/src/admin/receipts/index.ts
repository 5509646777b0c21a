export { receiptsContract } from './receipts.contract.ts';
export { receiptsRoutes } from './receipts.routes.ts';
