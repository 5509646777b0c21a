export { describeColumn } from './describe-column.ts';
export { importFile } from './import-file.ts';
export { loadCategories, loadExisting } from './load-existing.ts';
export { placeOfLine } from './row.ts';
