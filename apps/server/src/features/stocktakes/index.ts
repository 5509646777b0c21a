export { stocktakesAdminFeature } from './stocktakes-admin.feature.ts';
