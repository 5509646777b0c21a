export { copyFolder, type DatabaseCopy } from './copy-template.ts';
export { createTestApp } from './create-test-app.ts';
export { createTestDatabase, type TestDatabase } from './create-test-database.ts';
export { createFillableVolume } from './fillable-volume.ts';
export { onEmbedded, onPostgres } from './on-database.ts';
export { runChild, runFile } from './run-child.ts';
