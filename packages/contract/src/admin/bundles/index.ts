export { bundlesContract } from './bundles.contract.ts';
export { bundlesRoutes } from './bundles.routes.ts';
