import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine as the finders see it; tests pass a fake. */
export const thisMachine = {
  env: process.env,
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  majorVersionOf(file) {
    return Number(execFileSync(file, ['--version'], { encoding: 'utf8' }).match(/\d+/)?.[0] ?? 0);
  },
  listFolder(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/** The full path of the first of these names found on the PATH, or null. */
export function findOnPath(names, machine = thisMachine) {
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(machine.isExecutable) ?? null;
}
