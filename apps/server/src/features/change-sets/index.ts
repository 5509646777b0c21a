export { changesAdminFeature } from './admin/changes-admin.feature.ts';
export type { ColumnPort } from './admin/describe-row.ts';
export { type ApplyRefusal, applySet, type OnProgress } from './apply-set.ts';
export { findImport, insertSet, type NewChangeSet } from './change-sets.queries.ts';
export type { RowChange } from './rows/rows.queries.ts';
export { findUsedRow, isForeignKeyViolation, undoSet } from './undo-set.ts';
