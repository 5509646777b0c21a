import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';

/** Tables that every order reads and writes: each connection has plans for them that no longer fit. */
const MIGRATION = ['shop_order', 'sub_order', 'stock', 'member', 'session', 'payment', 'sku', 'address']
  .map((table) => `alter table ${table} add column proof_note text;`)
  .join('\n');

/** A second release, which differs by one migration; it is applied while the first one runs. */
export async function createNextRelease({ root, folder, databaseUrl }: Cluster): Promise<string> {
  const release = join(folder, 'next-release');
  mkdirSync(join(release, 'apps'), { recursive: true });
  for (const path of ['apps/server', 'database', 'package.json'])
    cpSync(join(root, path), join(release, path), { recursive: true });
  for (const path of ['node_modules', 'packages', 'catalogue', 'apps/web', 'apps/admin'])
    symlinkSync(join(root, path), join(release, path));
  writeFileSync(join(release, 'database/migrations/9999-proof-note.sql'), MIGRATION);
  await promisify(execFile)(process.execPath, [join(release, 'apps/server/src/migrate-cli.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SHOP_MODE: 'demo', DATA_DIR: folder },
  });
  return release;
}
