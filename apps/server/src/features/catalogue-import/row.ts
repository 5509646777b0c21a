/** A problem or warning about the file, in Chinese for the merchant. */
export interface Problem {
  /** The line of a CSV file or the number of the product in a JSON file. 0: the whole file. */
  line: number;
  /** The column's Chinese name; empty for the whole line. */
  column: string;
  message: string;
}

/** One line of the file: cells by English column name. A missing column has no entry. */
export interface Row {
  line: number;
  cells: ReadonlyMap<string, string>;
}

export type ReadResult = { ok: true; rows: Row[] } | { ok: false; problems: Problem[] };

export const problemAt = (line: number, column: string, message: string): Problem => ({
  line,
  column,
  message,
});
export const unreadable = (...problems: Problem[]): ReadResult => ({ ok: false, problems });
