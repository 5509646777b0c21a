import { isFormula, unguardFormula } from './formula.ts';

export interface CsvRow {
  /** Where the row begins in the file, counted from 1. */
  line: number;
  cells: string[];
  /** Positions of cells that a spreadsheet would run as formulas. */
  formulas: number[];
}

/** A quote that is never closed, text behind a closing quote, or a quote in the middle of a bare cell. */
export interface CsvProblem {
  line: number;
  kind: 'open-quote' | 'text-after-quote' | 'stray-quote';
}

const STEP_ROWS = 200;

/** After a broken quote the cell borders are unknown, so an invalid file has no rows. */
export type CsvResult = { ok: true; rows: CsvRow[] } | { ok: false; problem: CsvProblem };

/**
 * Reads RFC 4180 text: with or without byte-order mark, any line ends, line ends inside quotes, any separator of one
 * character. Blank lines are skipped.
 * Not csv-parse, which reports other line numbers than the merchant sees: docs/decisions/0025.
 */
export function readCsv(text: string, separator = ','): CsvResult {
  const steps = readCsvInSteps(text, separator);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Pauses after every few hundred rows, so that whoever reads a large file can do something else in between. */
export function* readCsvInSteps(text: string, separator = ','): Generator<undefined, CsvResult> {
  const rows: CsvRow[] = [];
  const bareEnd = new RegExp(`[${separator}\r\n]`, 'g');
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let row: CsvRow = { line, cells: [], formulas: [] };

  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? readQuoted(text, at) : readBare(text, at, bareEnd);
    const kind = problemOf(text, cell, { isQuoted, separator });
    if (kind)
      return { ok: false, problem: { kind, line: kind === 'text-after-quote' ? line + cell.lines : line } };
    if (isFormula(cell.value)) row.formulas.push(row.cells.length);
    row.cells.push(unguardFormula(cell.value));
    line += cell.lines;
    at = cell.end;

    if (text[at] === separator) {
      at += 1;
      // A separator at the end of the row is followed by an empty cell.
      if (at < text.length) continue;
      row.cells.push('');
    }
    const isBlank = row.cells.length === 1 && cell.value === '' && !isQuoted;
    if (!isBlank) rows.push(row);
    if (rows.length % STEP_ROWS === 0) yield;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    row = { line, cells: [], formulas: [] };
  }
  return { ok: true, rows };
}

interface Cell {
  value: string;
  /** Where the cell ends: at a separator, a line end or the end of the text. */
  end: number;
  /** Line ends inside the cell. */
  lines: number;
  isOpen: boolean;
}

function readBare(text: string, start: number, bareEnd: RegExp): Cell {
  bareEnd.lastIndex = start;
  const end = bareEnd.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end, lines: 0, isOpen: false };
}

function readQuoted(text: string, start: number): Cell {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const isOpen = end === -1;
  const inside = text.slice(start + 1, isOpen ? text.length : end);
  return {
    value: inside.replaceAll('""', '"'),
    end: isOpen ? text.length : end + 1,
    lines: inside.match(/\r\n|[\r\n]/g)?.length ?? 0,
    isOpen,
  };
}

function problemOf(
  text: string,
  cell: Cell,
  { isQuoted, separator }: { isQuoted: boolean; separator: string },
): CsvProblem['kind'] | null {
  if (cell.isOpen) return 'open-quote';
  if (!isQuoted) return cell.value.includes('"') ? 'stray-quote' : null;
  const next = text[cell.end];
  return next === undefined || next === separator || /[\r\n]/.test(next) ? null : 'text-after-quote';
}
