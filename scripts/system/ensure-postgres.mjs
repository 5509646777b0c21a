import { appendFileSync, readFileSync } from 'node:fs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findPostgres } from './find-postgres.mjs';

const CLUSTER_DEFAULTS = '/etc/postgresql-common/createcluster.conf';

/** PostgreSQL's programs: found, or installed where we may; null when the tests on it must be left out. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !mayInstallDebianPackages()) return found;
  // First the package that holds the defaults: then the server comes without a cluster of its own, and starts nothing.
  if (await installDebianPackages(['postgresql-common'])) {
    keepFromCreatingACluster();
    await installDebianPackages(['postgresql']);
  }
  return findPostgres();
}

function keepFromCreatingACluster() {
  if (/^\s*create_main_cluster/m.test(readFileSync(CLUSTER_DEFAULTS, 'utf8'))) return;
  appendFileSync(CLUSTER_DEFAULTS, '\ncreate_main_cluster = false\n');
}
