import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findOnPath } from './find-program.mjs';

/** Installs Redis where possible. Its tests start their own server and report when they are skipped. */
export async function ensureRedis() {
  if (findOnPath(['redis-server']) || !mayInstallDebianPackages()) return;
  await installDebianPackages(['redis-server']);
}
