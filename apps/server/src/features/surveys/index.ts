export { surveysAdminFeature } from './admin/surveys-admin.feature.ts';
export { surveysFeature } from './surveys.feature.ts';
