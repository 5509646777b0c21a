export { isFormula } from './formula.ts';
export {
  type CsvProblem,
  type CsvResult,
  type CsvRow,
  readCsv,
} from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
