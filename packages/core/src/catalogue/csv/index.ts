export { isFormula } from './formula.ts';
export {
  type CsvProblem,
  type CsvResult,
  type CsvRow,
  readCsv,
  readCsvInSteps,
} from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
