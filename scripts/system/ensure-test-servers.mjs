import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findOnPath } from './find-program.mjs';

/** The Debian package of each server has the name of its program. */
const SERVERS = ['redis-server', 'nginx'];

/** Installs Redis and nginx where possible. Their tests start their own server and report when they are skipped. */
export async function ensureTestServers() {
  const missing = SERVERS.filter((name) => !findOnPath([name]));
  if (missing.length > 0 && mayInstallDebianPackages()) await installDebianPackages(missing);
}
