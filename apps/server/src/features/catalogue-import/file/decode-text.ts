import { isUtf8 } from 'node:buffer';
import { type Problem, problemAt } from '../row.ts';

type Decoded = { ok: true; text: string; notes: string[] } | { ok: false; problem: Problem };

const NEWLINE = 10;
const MIXED = '这一行的编码与其他行不同（可能是 GBK），请在表格软件里另存为 UTF-8（CSV UTF-8）后再导入';
const UNKNOWN = '这一行既不是 UTF-8 也不是 GBK 编码，请在表格软件里另存为 UTF-8（CSV UTF-8）后再导入';

/** The text of a file in UTF-8, in GB18030 (GBK, as spreadsheets of China save it) or in UTF-16 with its mark. */
export function decodeText(bytes: Buffer): Decoded {
  if (isUtf8(bytes)) return { ok: true, text: bytes.toString('utf8'), notes: [] };
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? decodeAs('utf-16le', bytes) : null;
  if (utf16 !== null) return { ok: true, text: utf16, notes: ['文件是 UTF-16 编码，已按 UTF-16 读取。'] };
  const badLine = firstLineNotUtf8(bytes);
  if (hasUtf8Line(bytes)) return { ok: false, problem: problemAt(badLine, '', MIXED) };
  const gb18030 = decodeAs('gb18030', bytes);
  return gb18030 === null
    ? { ok: false, problem: problemAt(badLine, '', UNKNOWN) }
    : { ok: true, text: gb18030, notes: ['文件是 GBK（GB18030）编码，已按 GBK 读取。'] };
}

function decodeAs(encoding: 'gb18030' | 'utf-16le', bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** In UTF-8 the newline byte occurs only as a newline, so lines can be checked one by one. */
function* linesOf(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  yield bytes.subarray(start);
}

function firstLineNotUtf8(bytes: Buffer): number {
  let number = 0;
  for (const line of linesOf(bytes)) {
    number += 1;
    if (!isUtf8(line)) break;
  }
  return number;
}

/** Four Chinese characters in UTF-8. GBK text has such bytes only by chance, and hardly four times in one line. */
const FOUR_CHARACTERS = /(?:[\xe3-\xe9][\x80-\xbf]{2}[\s\S]*?){4}/;

/** Whether a line is Chinese text in UTF-8: then the rest of the file was pasted from another encoding. */
function hasUtf8Line(bytes: Buffer): boolean {
  for (const line of linesOf(bytes))
    if (isUtf8(line) && FOUR_CHARACTERS.test(line.toString('latin1'))) return true;
  return false;
}
