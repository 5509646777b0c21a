import { type Fen, fen, fromYuan } from '@huarong/core/shared';
import { BillRefused } from './bill.ts';

/** A row of a bill: its fields by heading, and the number of its line in the file. */
export interface BillRow {
  line: number;
  field: (heading: string) => string;
  /** Whether the bill has this column. */
  has: (heading: string) => boolean;
}

/** The text of a bill: UTF-8 when it is valid, GBK otherwise. */
export function decodeBill(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new BillRefused('文件是空的');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The lines of a text with their numbers, one at a time: a bill may have 100,000 of them. */
export function* linesOf(text: string): Generator<{ line: number; text: string }> {
  let from = 0;
  for (let line = 1; from < text.length; line++) {
    const end = text.indexOf('\n', from);
    const until = end === -1 ? text.length : end;
    yield { line, text: text.slice(from, until).replace(/\r$/, '') };
    from = until + 1;
  }
}

/** Where the columns of a bill are. Null: this line is not its row of headings. */
export function readHeadings(text: string, required: readonly string[]): Map<string, number> | null {
  const names = splitRow(text);
  return required.every((heading) => names.includes(heading))
    ? new Map(names.map((name, index) => [name, index]))
    : null;
}

export function readRow(text: string, line: number, headings: Map<string, number>): BillRow {
  const fields = splitRow(text);
  if (fields.length !== headings.size)
    throw new BillRefused(`第 ${line} 行有 ${fields.length} 列，应当是 ${headings.size} 列，文件可能不完整`);
  return {
    line,
    has: (heading) => headings.has(heading),
    field: (heading) => fields[headings.get(heading) ?? -1] ?? '',
  };
}

/** Fields may be quoted; both providers pad them, with a tab or a backtick, so that spreadsheets keep long numbers. */
const splitRow = (line: string): string[] =>
  (line.replace(/^\uFEFF/, '').match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? [])
    .map((field) => field.replace(/,$/, ''))
    .map((field) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field))
    .map((field) => field.replace(/^[`\s]+|\s+$/g, ''))
    .slice(0, line.endsWith(',') ? undefined : -1);

/** A number of a payment or refund. Anything else, such as a formula, makes the bill unusable. */
export function readNumber({ line, field }: BillRow, heading: string): string {
  const value = field(heading);
  if (!/^[0-9A-Za-z_|*-]{1,64}$/.test(value)) throw new BillRefused(`第 ${line} 行的“${heading}”不是单号`);
  return value;
}

/** `-12.50` → 1250: whether it is a payment or a refund is in another field. */
export function readAmount({ line, field }: BillRow, heading: string): Fen {
  const amount = fromYuan(field(heading).replace(/^-/, ''));
  if (amount === null) throw new BillRefused(`第 ${line} 行的“${heading}”不是金额`);
  return fen(amount);
}

/** What the provider took, without its sign; WeChat Pay writes five decimals. */
export function readFee(row: BillRow, heading: string): number | null {
  const value = row.field(heading);
  if (!row.has(heading) || value === '') return null;
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(value))
    throw new BillRefused(`第 ${row.line} 行的“${heading}”不是金额`);
  return Math.round(Math.abs(Number(value)) * 100);
}

/** A time of the bill; null when the field is empty. */
export function readBillTime({ line, field }: BillRow, heading: string): string | null {
  const value = field(heading);
  if (value === '') return null;
  if (!/^\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-6]\d$/.test(value))
    throw new BillRefused(`第 ${line} 行的“${heading}”不是时间`);
  return value;
}

/** A payment of another day says that this is the bill of another day. */
export function requireDay(at: string | null, day: string): void {
  if (at !== null && at.slice(0, 10) !== day)
    throw new BillRefused(`这是 ${at.slice(0, 10)} 的账单，不是 ${day} 的`);
}

export const CUT_SHORT = '文件没有结尾，可能没有下载完整，请重新下载';
