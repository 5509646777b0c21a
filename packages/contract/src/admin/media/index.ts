export { mediaContract } from './media.contract.ts';
export { mediaRoutes } from './media.routes.ts';
