export { gridAdminFeature } from './grid-admin.feature.ts';
