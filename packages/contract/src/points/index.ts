export { pointsContract } from './points.contract.ts';
export { pointsRoutes } from './points.routes.ts';
