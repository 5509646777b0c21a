export { visitsContract } from './visits.contract.ts';
export { visitRoutes } from './visits.routes.ts';
