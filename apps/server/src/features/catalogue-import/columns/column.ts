import type { Cell, ParseResult } from './cell.ts';
import { parseFailure, parseSuccess } from './cell.ts';

/** A column of the file, known by the database column it fills, by a Chinese and by an English name. */
export interface Column<Value> {
  zh: string;
  /** Also the name in JSON files. */
  en: string;
  description: string;
  isRequired: boolean;
  /** What an empty cell means: this value, or, without one, "leave it as it is". */
  empty?: { value: Value };
  parse(cell: string): ParseResult<Value>;
  format(value: Value): string;
}

type Names = [zh: string, en: string];

/** The goods cannot do without it. */
export const required = <Value>([zh, en]: Names, cell: Cell<Value>): Column<Value> => ({
  zh,
  en,
  isRequired: true,
  description: cell.description,
  parse: (text) => (text === '' ? parseFailure('不能为空') : cell.parse(text)),
  format: cell.format,
});

/** An empty cell empties it. */
export const optional = <Value, Empty extends Value | null>(
  [zh, en]: Names,
  cell: Cell<Value>,
  empty: Empty,
): Column<Value | Empty> => ({
  zh,
  en,
  isRequired: false,
  description: cell.description,
  empty: { value: empty },
  parse: (text) => (text === '' ? parseSuccess(empty) : cell.parse(text)),
  format: (value) => (value === null ? '' : cell.format(value as Value)),
});

/** An empty cell leaves what is there. */
export const unchangedWhenEmpty = <Value>([zh, en]: Names, cell: Cell<Value>): Column<Value> => ({
  zh,
  en,
  isRequired: false,
  description: `${cell.description}；留空不改`,
  parse: cell.parse,
  format: cell.format,
});

/** The values of a table of columns. */
export type Fields<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};
