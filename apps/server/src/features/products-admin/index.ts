export { deleteOldDrafts } from './drafts.queries.ts';
export { readFirstSteps } from './first-steps.ts';
export { mountProductPreview } from './preview/mount-product-preview.ts';
export { productsAdminFeature } from './products-admin.feature.ts';
