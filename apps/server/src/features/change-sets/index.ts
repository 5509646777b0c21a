export { type ListedRow, listRows } from './admin/change-list.queries.ts';
export { changesAdminFeature } from './admin/changes-admin.feature.ts';
export { type ColumnPort, describeRow } from './admin/describe-row.ts';
export { type PriceFacts, readPriceFacts } from './admin/price-facts.queries.ts';
export { type ApplyRefusal, applySet, type OnProgress } from './apply-set.ts';
export type { PlanOutcome } from './at-moment/plan-rows.ts';
export { type MomentChoice, plansVersion, readPlansAt } from './at-moment/plans-at.ts';
export {
  findImport,
  findOpenSetWith,
  insertSet,
  lockSet,
  markWithdrawn,
  type NewChangeSet,
} from './change-sets.queries.ts';
export { priceChangeApproval, stockChangeApproval } from './plan/approve-set.ts';
export { describeRefusal } from './plan/describe-refusal.ts';
export { changeSetJobs } from './plan/plan-jobs.ts';
export { readPlanTimes } from './plan/plan-times.ts';
export { applyOrPlan, askSecondPerson, type ChangeRequest, saveChanges } from './plan/save-changes.ts';
export { listRowHistory, saveContent } from './plan/save-content.ts';
export { listUnusualPrices } from './plan/unusual-prices.ts';
export {
  type ChangedField,
  changedColumns,
  columnsOf,
  fieldsChanged,
  fieldsOfColumns,
} from './rows/form-fields.ts';
export { nameRows } from './rows/name-rows.ts';
export { recordBases } from './rows/record-bases.ts';
export type { RowChange } from './rows/rows.queries.ts';
export { type ChangedTable, tableName } from './rows/tables.ts';
export { findUsedRow, isForeignKeyViolation, undoSet } from './undo-set.ts';
