import { type CsvProblem, type CsvRow, readCsv } from '@huarong/core/catalogue';
import { getAt } from '@huarong/core/shared';
import { type Problem, placeOfLine, problemAt, type ReadResult, type Row, unreadable } from '../row.ts';
import { readHeader } from './header.ts';
import { findSeparator, separatorNote } from './separator.ts';

export const FAULT_MESSAGES: Record<CsvProblem['kind'], string> = {
  'open-quote': '从这一行开始的引号没有结束',
  'text-after-quote': '引号结束后还有文字，格内的引号要写成两个 ""',
  'stray-quote': '格内有引号，整格要用引号括起来，格内的引号写成两个 ""',
};
export const FORMULA_MESSAGE =
  "以 = + - @ 开头，会被表格软件当成公式；如果确实是文字，请在最前面加一个英文单引号 '";

/** One row for each line. A broken quote, a wrong cell count or a formula refuses the whole file. */
export function readCsvRows(text: string): ReadResult {
  const separator = findSeparator(text);
  const parsed = readCsv(text, separator);
  if (!parsed.ok) return unreadable(problemAt(parsed.problem.line, '', FAULT_MESSAGES[parsed.problem.kind]));
  const [first, ...lines] = parsed.rows;
  if (!first) return unreadable(problemAt(0, '', '文件是空的'));
  const header = readHeader(first.cells, first.line);
  if (!header.ok) return unreadable(...header.problems);

  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const problems = filled.flatMap((line) => [
    ...cellCountProblems(line, header.names.length),
    ...line.formulas.map((index) => problemAt(line.line, first.cells[index] ?? '', FORMULA_MESSAGE)),
  ]);
  if (problems.length > 0) return unreadable(...problems);
  return {
    ok: true,
    subject: header.subject,
    rows: filled.map((line) => toRow(line, header.names)),
    notes: separator === ',' ? [] : [separatorNote(separator)],
    placeOf: placeOfLine,
  };
}

const cellCountProblems = ({ line, cells }: CsvRow, width: number): Problem[] =>
  cells.length === width
    ? []
    : [problemAt(line, '', `这一行有 ${cells.length} 格，表头有 ${width} 列；是不是少了引号或分隔符？`)];

const toRow = ({ line, cells }: CsvRow, names: readonly string[]): Row => ({
  line,
  cells: new Map(names.map((name, index) => [name, getAt(cells, index).trim()])),
});
