export { mountProductPreview } from './preview/mount-product-preview.ts';
export { productsAdminFeature } from './products-admin.feature.ts';
