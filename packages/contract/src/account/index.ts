export { accountContract } from './account.contract.ts';
export { accountRoutes } from './account.routes.ts';
export { OfflineOrder, PrivacyRecord, Profile, PurchaseRecord, Vanity, VanityItem } from './account-views.ts';
