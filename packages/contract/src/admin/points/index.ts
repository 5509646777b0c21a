export { pointsAdminContract } from './points.contract.ts';
export { pointsAdminRoutes } from './points.routes.ts';
