// Fails on machine paths and unfinished code in any file that would be committed, and on limits written as digits in
// the texts of pages.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listCommitted } from './committed-files.mjs';
import { findLiteralFigures } from './literal-figures.mjs';
import { findStrayText } from './stray-text.mjs';

const TEXT = /\.(c?m?[jt]sx?|css|sql|md|json|html|ya?ml|sh|svg|csv|conf)$|(^|\/)(\.ci\/run|Dockerfile)$/;

const PAGE = /^apps\/web\/app\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\//;

const files = listCommitted().filter((file) => TEXT.test(file) && file !== 'package-lock.json');
const findings = files.flatMap((file) => {
  const text = readFileSync(inRoot(file), 'utf8');
  return [
    ...findStrayText(file, text, [root, homedir()]),
    ...(PAGE.test(file) && !TEST.test(file) ? findLiteralFigures(file, text) : []),
  ];
});

for (const { file, line, why } of findings) console.log(`${file}:${line}  ${why}`);
if (files.length === 0) console.log('no file was found to read');
if (findings.length > 0 || files.length === 0) process.exitCode = 1;
