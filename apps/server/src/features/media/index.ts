export { mediaAdminFeature } from './media-admin.feature.ts';
export { mountMedia } from './mount-media.ts';
export { mediaJobs } from './remove-media.ts';
