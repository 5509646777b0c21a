export {
  cancelLevels,
  insertLevels,
  levelsOf,
  listCardLevels,
  listLevelRows,
  lockLevels,
  readCardLevels,
} from './card-levels.queries.ts';
export { freightTableAt, readFreightTable } from './freight-table.ts';
