export { oldFileJobs } from './admin/delete-old-files.ts';
export { importJobs } from './admin/import-jobs.ts';
export { importsAdminFeature } from './admin/imports-admin.feature.ts';
export { mountImportFiles } from './admin/mount-import-files.ts';
export { describeColumn } from './describe-column.ts';
export { importFile } from './import-file.ts';
export { loadCategories, loadExisting } from './load-existing.ts';
export { placeOfLine } from './row.ts';
