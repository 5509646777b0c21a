// Reads every file that would be committed, for words that do not belong there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { relative } from 'node:path';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';
import { findStrayText } from './stray-text.mjs';

const TEXT = /\.(c?m?[jt]sx?|css|sql|md|json|html|ya?ml|sh|svg|csv|conf)$|(^|\/)(\.ci\/run|Dockerfile)$/;

const files = listCommitted().filter((file) => TEXT.test(file) && file !== 'package-lock.json');
const findings = files.flatMap((file) => findStrayText(file, readIfThere(inRoot(file)), [root, homedir()]));

for (const { file, line, why } of findings) console.log(`${file}:${line}  ${why}`);
if (files.length === 0) console.log('no file was found to read');
if (findings.length > 0 || files.length === 0) process.exitCode = 1;

/** A clone asks git; a downloaded archive has none, and there everything that is not a result counts. */
function listCommitted() {
  try {
    const flags = ['ls-files', '-co', '--exclude-standard', '-z'];
    return execFileSync('git', flags, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\0');
  } catch {
    const isResult = (path) =>
      /[\\/](node_modules|web[\\/]build|\.[^\\/]+)$/.test(path) && !path.endsWith('.ci');
    return listFiles(root.replace(/\/$/, ''), isResult).map((file) => relative(root, file));
  }
}

/** Git still lists a file that was deleted but not yet committed so. */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
