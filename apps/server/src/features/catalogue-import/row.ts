/** What is wrong (or odd) in the file: where, and in words for the merchant. */
export interface Problem {
  /** Of a CSV file the line, of a JSON file the number of the product. 0: the file as a whole. */
  line: number;
  /** The column's Chinese name; empty when it is about the whole line. */
  column: string;
  message: string;
}

/** One line of the file: what it says, by the columns' English names. A column that is absent says nothing at all. */
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
