// Margins, paddings, gaps and offsets outside packages/ui come from the spacing tokens: no raw px. The admin has a scale of
// its own, denser than the shop's, in apps/admin/app/styles.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';
import { findRawSpacing, listSteps } from './raw-spacing.mjs';

const FOLDERS = ['apps', 'packages'];
const TOKENS = inRoot('packages', 'ui', 'src', 'styles', 'tokens.css');

const isSkipped = (path) =>
  /[\\/](node_modules|(web|admin)[\\/]build|packages[\\/]ui|admin[\\/]app[\\/]styles|\.[^\\/]+)$/.test(path);
const files = FOLDERS.flatMap((folder) => listFiles(inRoot(folder), isSkipped)).filter((file) =>
  file.endsWith('.css'),
);
const steps = listSteps(readFileSync(TOKENS, 'utf8'));
const findings = files.flatMap((file) =>
  findRawSpacing(relative(root, file), readFileSync(file, 'utf8'), steps),
);

for (const { file, line, why } of findings) console.log(`${file}:${line}  ${why}`);
console.log(`${findings.length} raw spacing declarations in ${files.length} stylesheets`);
if (findings.length > 0 || files.length === 0) process.exitCode = 1;
