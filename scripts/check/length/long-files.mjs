// A source file has at most 250 lines: a longer one has more than one job.
import { readFileSync } from 'node:fs';
import { inRoot } from '../../bootstrap/paths.mjs';
import { listCommitted } from '../committed-files.mjs';
import { countLines, isMeasured, MOST_LINES } from './source-length.mjs';

const files = listCommitted().filter(isMeasured);
const long = files
  .map((file) => ({ file, lines: countLines(readFileSync(inRoot(file), 'utf8')) }))
  .filter(({ lines }) => lines > MOST_LINES);

for (const { file, lines } of long) console.log(`${file}  ${lines} lines`);
console.log(`${long.length} of ${files.length} source files have more than ${MOST_LINES} lines`);
if (long.length > 0 || files.length < 500) process.exitCode = 1;
