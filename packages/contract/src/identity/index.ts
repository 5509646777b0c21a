export { identityContract } from './identity.contract.ts';
export { identityRoutes } from './identity.routes.ts';
export { SignedIn, UserInfo } from './identity-views.ts';
