export { marketingContract } from './marketing.contract.ts';
export { marketingRoutes } from './marketing.routes.ts';
