export { brandsAdminFeature } from './brands/brands-admin.feature.ts';
export { bulkAdminFeature } from './bulk/bulk-admin.feature.ts';
export { categoriesAdminFeature } from './categories/categories-admin.feature.ts';
export { plansAdminFeature } from './plans/plans-admin.feature.ts';
export { termsAdminFeature } from './terms/terms-admin.feature.ts';
