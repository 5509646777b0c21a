export { gridContract } from './grid.contract.ts';
export { gridRoutes } from './grid.routes.ts';
