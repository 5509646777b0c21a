export type { LiveSources } from './moment-sources.ts';
export { mountShopPreview } from './mount-shop-preview.ts';
export { previewAdminFeature } from './preview-admin.feature.ts';
export { previewHeaders, withoutScripts } from './preview-page.ts';
