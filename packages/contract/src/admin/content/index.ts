export { contentAdminContract } from './content.contract.ts';
export { contentAdminRoutes } from './content.routes.ts';
