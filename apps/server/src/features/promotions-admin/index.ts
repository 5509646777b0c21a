export { promotionFloorApproval } from './approve-promotion.ts';
export { bundlesAdminFeature } from './builders/bundles-admin.feature.ts';
export { promotionsAdminFeature } from './promotions-admin.feature.ts';
