export { systemContract } from './system.contract.ts';
export { systemRoutes } from './system.routes.ts';
