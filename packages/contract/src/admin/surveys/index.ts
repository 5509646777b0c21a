export { surveysAdminContract } from './surveys.contract.ts';
export { surveysAdminRoutes } from './surveys.routes.ts';
