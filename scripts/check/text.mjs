// Fails on machine paths and unfinished code in any file that would be committed.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listCommitted } from './committed-files.mjs';
import { findStrayText } from './stray-text.mjs';

const TEXT = /\.(c?m?[jt]sx?|css|sql|md|json|html|ya?ml|sh|svg|csv|conf)$|(^|\/)(\.ci\/run|Dockerfile)$/;

const files = listCommitted().filter((file) => TEXT.test(file) && file !== 'package-lock.json');
const findings = files.flatMap((file) =>
  findStrayText(file, readFileSync(inRoot(file), 'utf8'), [root, homedir()]),
);

for (const { file, line, why } of findings) console.log(`${file}:${line}  ${why}`);
if (files.length === 0) console.log('no file was found to read');
if (findings.length > 0 || files.length === 0) process.exitCode = 1;
