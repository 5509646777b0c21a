export { cooperationAdminContract } from './cooperation.contract.ts';
export { cooperationAdminRoutes } from './cooperation.routes.ts';
