// Whether node_modules matches the lock file. npm writes node_modules/.package-lock.json last, so an installation by hand
// is recognised, and an edited script in package.json needs no new one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

export function isTreeInstalled(base) {
  const wanted = readJson(join(base, 'package-lock.json'))?.packages;
  const present = readJson(join(base, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return (
    isLockUpToDate(wanted, (path) => readJson(join(base, path, 'package.json'))) && holdsAll(wanted, present)
  );
}

/** Whether every package of the lock file is installed at its version; optional packages may be absent. */
export function holdsAll(wanted, present) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) => present[path]?.version === entry.version && present[path]?.link === entry.link);
}

/** Whether the lock file fits the current package.json files; otherwise `npm ci` runs and reports the difference. */
export function isLockUpToDate(wanted, readManifest) {
  return Object.entries(wanted)
    .filter(([path]) => !path.includes('node_modules/'))
    .every(([path, entry]) => {
      const manifest = readManifest(path);
      return (
        manifest &&
        DEPENDENCY_LISTS.every((list) => isDeepStrictEqual(manifest[list] ?? {}, entry[list] ?? {}))
      );
    });
}
