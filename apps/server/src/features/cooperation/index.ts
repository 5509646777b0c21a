export { cooperationAdminFeature } from './admin/cooperation-admin.feature.ts';
export { type CooperationDeps, cooperationFeature } from './cooperation.feature.ts';
export { cooperationJobs } from './cooperation-handlers.ts';
export { listDocumentLinks } from './document-links.ts';
export { mountCooperationDocuments } from './mount-documents.ts';
export { isCooperationStatus, statusTextOf } from './progress-steps.ts';
export { listApplications, moveApplication, requestDocument } from './staff.ts';
