export {
  type CsvProblem as CsvFault,
  type CsvResult as CsvReading,
  type CsvRow,
  readCsv,
} from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
