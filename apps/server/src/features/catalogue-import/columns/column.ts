import type { Cell, ParseResult } from './cell.ts';
import { parseFailure, parseSuccess } from './cell.ts';

/** A column of the file with its Chinese and English name; its key is the database column. */
export interface Column<Value> {
  zh: string;
  /** Also the name in JSON files. */
  en: string;
  /** Shorter names that are unambiguous in a file of this kind: 编码, 名称. */
  aliases?: readonly string[];
  description: string;
  isRequired: boolean;
  /** The value of an empty cell; without it an empty cell changes nothing. */
  empty?: { value: Value };
  parse(cell: string): ParseResult<Value>;
  format(value: Value): string;
}

type Names = [zh: string, en: string, ...aliases: string[]];

/** A column that must be filled. */
export const required = <Value>([zh, en, ...aliases]: Names, cell: Cell<Value>): Column<Value> => ({
  zh,
  en,
  aliases,
  isRequired: true,
  description: cell.description,
  parse: (text) => (text === '' ? parseFailure('不能为空') : cell.parse(text)),
  format: cell.format,
});

/** An empty cell clears the value. */
export const optional = <Value, Empty extends Value | null>(
  [zh, en, ...aliases]: Names,
  cell: Cell<Value>,
  empty: Empty,
): Column<Value | Empty> => ({
  zh,
  en,
  aliases,
  isRequired: false,
  description: cell.description,
  empty: { value: empty },
  parse: (text) => (text === '' ? parseSuccess(empty) : cell.parse(text)),
  format: (value) => (value === null ? '' : cell.format(value as Value)),
});

/** An empty cell keeps the stored value. */
export const unchangedWhenEmpty = <Value>([zh, en, ...aliases]: Names, cell: Cell<Value>): Column<Value> => ({
  zh,
  en,
  aliases,
  isRequired: false,
  description: `${cell.description}；留空不改`,
  parse: cell.parse,
  format: cell.format,
});

/** The values of a set of columns. */
export type Fields<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};
