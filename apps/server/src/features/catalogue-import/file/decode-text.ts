import { isUtf8 } from 'node:buffer';
import { type Problem, problemAt } from '../row.ts';

type Decoded = { ok: true; text: string } | { ok: false; problem: Problem };

const NEWLINE = 10;

/** The text of a file, or the first line that is not UTF-8: usually a spreadsheet saved it as GBK. */
export function decodeUtf8(bytes: Buffer): Decoded {
  if (isUtf8(bytes)) return { ok: true, text: bytes.toString('utf8') };
  const message = '这一行不是 UTF-8 编码（可能是 GBK），请在表格软件里另存为 UTF-8（CSV UTF-8）后再导入';
  return { ok: false, problem: problemAt(firstBadLine(bytes), '', message) };
}

/** In UTF-8 the newline byte occurs only as a newline, so lines can be checked one by one. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(NEWLINE, start);
    if (!isUtf8(bytes.subarray(start, end === -1 ? bytes.length : end)) || end === -1) return line;
    start = end + 1;
    line += 1;
  }
}
