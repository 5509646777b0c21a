export { isMoneyColumn, type ReadCell, readCell, showCell } from './cell-text.ts';
export { type CellValue, checkCell, GRID_COLUMNS, type GridColumn } from './grid-cells.ts';
export { applyFormula, type FormulaFacts, type GridFormula, readFormula } from './grid-formula.ts';
