export { plansContract } from './plans.contract.ts';
export { plansRoutes } from './plans.routes.ts';
