import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Problem, problemAt, type ReadResult, unreadable } from '../row.ts';
import { decodeText } from './decode-text.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { readJsonRows } from './read-json-rows.ts';

/** Limits of one file. A larger catalogue is split into several files. */
const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;

const READERS: Record<string, (text: string) => ReadResult> = { '.csv': readCsvRows, '.json': readJsonRows };

/** The rows of a file, or why it cannot be read. A file that is too large is not opened. */
export async function readImportFile(path: string): Promise<ReadResult> {
  const read = READERS[extname(path).toLowerCase()];
  if (!read) return unreadable(aboutFile('只认识 .csv 和 .json 文件'));
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return unreadable(aboutFile(`找不到文件 ${path}`));
  if (found.size > MAX_BYTES) return unreadable(aboutFile(tooLarge(found.size)));
  return readRows(await readFile(path), read);
}

/** The same for bytes already in memory. */
function readRows(bytes: Buffer, read: (text: string) => ReadResult): ReadResult {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return unreadable(decoded.problem);
  const file = read(decoded.text);
  const notes = [...decoded.notes, ...file.notes];
  if (!file.ok) return { ...file, notes };
  if (file.rows.length === 0) return unreadable(aboutFile('文件里没有内容'));
  if (file.rows.length > MAX_ROWS)
    return unreadable(aboutFile(`最多 ${MAX_ROWS} 行，现在 ${file.rows.length} 行，请拆成几个文件`));
  return { ...file, notes };
}

const aboutFile = (message: string): Problem => problemAt(0, '', message);

const tooLarge = (size: number) =>
  `文件太大：最多 ${MAX_BYTES / 1024 ** 2} MB，现在 ${Math.ceil(size / 1024 ** 2)} MB，请拆成几个文件`;
