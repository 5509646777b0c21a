import { type Fen, fen, fromYuan } from '@huarong/core/shared';
import { ProviderUnavailable } from './port.ts';

/** Reads a statement: the row of headings, then one row for each payment or refund. Rows of another length are totals. */
export function readStatementTable(text: string, headings: readonly string[]): Map<string, string>[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => splitRow(line));
  const at = rows.findIndex((row) => headings.every((heading) => row.includes(heading)));
  const names = rows[at];
  if (!names) throw new ProviderUnavailable('the statement has another shape');
  return rows
    .slice(at + 1)
    .filter((row) => row.length === names.length)
    .map((row) => new Map(names.map((name, index) => [name, row[index] ?? ''])));
}

/** Fields may be quoted; both providers pad them, with a tab or a backtick, so that spreadsheets keep long numbers. */
const splitRow = (line: string): string[] =>
  (line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? [])
    .map((field) => field.replace(/,$/, ''))
    .map((field) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field))
    .map((field) => field.replace(/^[`\s]+|\s+$/g, ''))
    .slice(0, line.endsWith(',') ? undefined : -1);

/** `-12.50` → 1250: whether it is a payment or a refund is in another field. */
export function readAmount(text: string): Fen {
  const amount = fromYuan(text.replace(/^-/, ''));
  if (amount === null) throw new ProviderUnavailable(`the statement has the amount ${text}`);
  return fen(amount);
}
