// Statuses have names (packages/core): no bare status number in apps, scripts and bench.
import { readFileSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { findBareStatuses, isChecked } from './bare-status-numbers.mjs';
import { listCommitted } from './committed-files.mjs';

const files = listCommitted().filter(isChecked);
const findings = files.flatMap((file) =>
  findBareStatuses(readFileSync(inRoot(file), 'utf8')).map((finding) => ({ file, ...finding })),
);

for (const { file, line, text } of findings) console.log(`${file}:${line}  ${text}`);
console.log(`${findings.length} bare status numbers in ${files.length} files`);
if (findings.length > 0 || files.length < 500) process.exitCode = 1;
