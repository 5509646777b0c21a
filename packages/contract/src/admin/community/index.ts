export { communityAdminContract } from './community.contract.ts';
export { communityAdminRoutes } from './community.routes.ts';
