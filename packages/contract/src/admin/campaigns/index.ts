export { campaignsAdminContract } from './campaigns.contract.ts';
export { campaignsAdminRoutes } from './campaigns.routes.ts';
