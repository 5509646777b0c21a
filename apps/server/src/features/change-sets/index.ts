export { type ApplyRefusal, applySet, type OnProgress } from './apply-set.ts';
export { findLastImport, insertSet, type NewChangeSet } from './change-sets.queries.ts';
export type { RowChange } from './rows/rows.queries.ts';
export { findUsedRow, undoSet } from './undo-set.ts';
