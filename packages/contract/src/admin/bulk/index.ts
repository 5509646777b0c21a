export { bulkContract } from './bulk.contract.ts';
export { bulkRoutes } from './bulk.routes.ts';
