export {
  cancelLevels,
  insertLevels,
  levelsOf,
  listCardLevels,
  listLevelRows,
  lockLevels,
  readCardLevels,
} from './card-levels.queries.ts';
