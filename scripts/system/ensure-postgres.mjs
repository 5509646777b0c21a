import { appendFileSync, readFileSync } from 'node:fs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findPostgres } from './find-postgres.mjs';

const CLUSTER_DEFAULTS = '/etc/postgresql-common/createcluster.conf';

/** The folder of PostgreSQL's programs, found or installed; null when neither is possible and its tests are skipped. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !mayInstallDebianPackages()) return found;
  // postgresql-common comes first: its setting keeps the server package from creating and starting a cluster.
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
