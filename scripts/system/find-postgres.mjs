import { dirname, join } from 'node:path';
import { findOnPath, thisMachine } from './find-program.mjs';

const OLDEST_POSTGRES = 15;
const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb, pg_ctl and postgres: from the PATH, or Debian's newest; null when there is none. */
export function findPostgres(machine = thisMachine) {
  return onPath(machine) ?? fromDebian(machine);
}

/** Requires pg_ctl beside initdb: Debian puts only psql on the PATH. */
function onPath(machine) {
  const found = findOnPath(['pg_ctl'], machine);
  if (!found || !machine.isExecutable(join(dirname(found), 'initdb'))) return null;
  return machine.majorVersionOf(found) >= OLDEST_POSTGRES ? dirname(found) : null;
}

function fromDebian(machine) {
  const versions = machine
    .listFolder(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST_POSTGRES);
  const folders = versions.sort((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin'));
  return folders.find((folder) => machine.isExecutable(join(folder, 'initdb'))) ?? null;
}
