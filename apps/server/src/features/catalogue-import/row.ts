import type { FileSubject } from './columns/columns.ts';

/** A problem or warning about the file, in Chinese for the merchant. */
export interface Problem {
  /** The line of a CSV file, the number of the row of a JSON file. 0: the whole file. */
  line: number;
  /** The column's name; empty for the whole line. */
  column: string;
  message: string;
}

/** One line of the file: cells by English column name. A missing column has no entry. */
export interface Row {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** Where something is in the file, in words: 第 12 行, or 第 1 个商品 SA-001 的规格 SA-001-02. */
export type PlaceOf = (line: number, column: string) => string;

/** The lines of a CSV file. */
export const placeOfLine: PlaceOf = (line) => (line > 0 ? `第 ${line} 行` : '');

export interface ImportFile {
  subject: FileSubject;
  rows: Row[];
  /** What was found out about the file: its encoding, its separator. */
  notes: string[];
  placeOf: PlaceOf;
}

export type ReadResult =
  | ({ ok: true } & ImportFile)
  | { ok: false; problems: Problem[]; notes: string[]; placeOf: PlaceOf };

export const problemAt = (line: number, column: string, message: string): Problem => ({
  line,
  column,
  message,
});

export const unreadable = (...problems: Problem[]): ReadResult => ({
  ok: false,
  problems,
  notes: [],
  placeOf: placeOfLine,
});

/** The column that a file of faulty rows has in addition. */
export const ERROR_HEADER = '错误';
