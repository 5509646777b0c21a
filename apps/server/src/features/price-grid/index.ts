export { type CellProblem, checkSku, secondPersonReasons } from './check-cells.ts';
export { type EditedSku, listChoices, listEdited } from './grid.queries.ts';
export { gridAdminFeature } from './grid-admin.feature.ts';
export type { Cell } from './row-changes.ts';
