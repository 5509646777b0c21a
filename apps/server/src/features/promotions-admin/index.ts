export { promotionFloorApproval } from './approve-promotion.ts';
export { promotionsAdminFeature } from './promotions-admin.feature.ts';
