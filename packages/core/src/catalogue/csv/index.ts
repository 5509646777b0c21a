export { type CsvFault, type CsvReading, type CsvRow, readCsv } from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
