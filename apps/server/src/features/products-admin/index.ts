export { productsAdminFeature } from './products-admin.feature.ts';
