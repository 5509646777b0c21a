export { promotionsAdminFeature } from './promotions-admin.feature.ts';
