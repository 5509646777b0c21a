// Is what lies in node_modules what the lock file asks for? npm writes node_modules/.package-lock.json as its last act,
// so someone who installed by hand, or only edited a script in package.json, need not wait for a second installation.
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

/** Every package of the lock lies there at its version; optional ones belong to other machines and may be absent. */
export function holdsAll(wanted, present) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) => present[path]?.version === entry.version && present[path]?.link === entry.link);
}

/** The lock was made from the package.json files as they are now: otherwise `npm ci` must run and explain. */
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
