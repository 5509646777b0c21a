import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { findOnPath } from './find-program.mjs';

/** Redis, where it can be had. The tests on it start their own, and say loudly when they have to be left out. */
export async function ensureRedis() {
  if (findOnPath(['redis-server']) || !mayInstallDebianPackages()) return;
  await installDebianPackages(['redis-server']);
}
