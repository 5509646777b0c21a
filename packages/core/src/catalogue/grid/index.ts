export { type CellValue, checkCell, GRID_COLUMNS, type GridColumn } from './grid-cells.ts';
