export { brandsAdminFeature } from './brands/brands-admin.feature.ts';
export { categoriesAdminFeature } from './categories/categories-admin.feature.ts';
