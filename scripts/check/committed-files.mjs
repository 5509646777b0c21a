import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';

/** The files that are or would be committed. Without git, as in a downloaded archive, all files but build results. */
export function listCommitted() {
  try {
    const flags = ['ls-files', '-co', '--exclude-standard', '-z'];
    const listed = execFileSync('git', flags, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\0');
    // Git still lists a file whose deletion is not committed yet.
    return listed.filter((file) => file !== '' && existsSync(inRoot(file)));
  } catch {
    const isResult = (path) =>
      /[\\/](node_modules|web[\\/]build|\.[^\\/]+)$/.test(path) && !path.endsWith('.ci');
    return listFiles(root.replace(/\/$/, ''), isResult).map((file) => relative(root, file));
  }
}
