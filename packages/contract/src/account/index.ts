export { accountContract } from './account.contract.ts';
export { accountRoutes } from './account.routes.ts';
export { OfflineOrder, PrivacyRecord, Profile, PurchaseRecord } from './account-views.ts';
