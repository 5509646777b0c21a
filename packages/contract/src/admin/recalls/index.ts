export { recallsContract } from './recalls.contract.ts';
export { recallsRoutes } from './recalls.routes.ts';
