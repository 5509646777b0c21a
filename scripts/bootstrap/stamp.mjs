// A stamp is a hash over file names and contents, stored beside a result, to find out whether its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One hash over the names and bytes of files and folders, independent of order, time and location. */
export function hashFiles(base, paths, { ignores = () => false } = {}) {
  const hash = createHash('sha256');
  const files = [...new Set(paths.flatMap((path) => listFiles(join(base, path), ignores)))];
  const named = files.map((file) => [relative(base, file).split(sep).join('/'), file]);
  for (const [name, file] of named.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = readFileSync(file);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Every file under a path, or the path itself when it is a file; empty when it does not exist. */
export function listFiles(path, ignores = () => false) {
  if (!existsSync(path) || ignores(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(join(path, name), ignores));
}

export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
export const writeStamp = (file, stamp) => writeFileSync(file, `${stamp}\n`);
