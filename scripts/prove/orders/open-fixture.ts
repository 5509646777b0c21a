import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../../apps/server/src/platform/log/index.ts';
import { asAdmin, urlOf } from '../../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { createClient } from './client.ts';
import { databaseServerOf } from './database-server.ts';
import type { Fixture } from './fixture.ts';
import { type Replica, startReplica } from './replica.ts';
import { pickSkus } from './skus.ts';

/** Two replicas on their own database with the demo's products; `close` deletes everything. */
export async function openFixture(
  env: Record<string, string> = {},
): Promise<Fixture & { close(): Promise<void> }> {
  const name = `huarong_proof_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  // The temporary cluster runs without durable commits; this proof needs them.
  await asAdmin(`alter database ${name} set synchronous_commit = ${env['PROVE_LAZY_COMMIT'] ? 'off' : 'on'}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-proof-'));
  const databaseUrl = urlOf(name);
  const replicas: Replica[] = [];
  const start = (more: Record<string, string> = {}) =>
    startReplica({ databaseUrl, dataDir, env: { ...env, ...more } });
  // The first replica starts alone, because it migrates and seeds the database.
  replicas.push(await start());
  const database = await openDatabase({
    url: databaseUrl,
    dataDir: '',
    poolSize: 8,
    log: createLog('silent'),
  });
  const { db } = database;
  await runSql(db, `update promotion set state = 'stopped'`);
  replicas.push(await start());
  const [folder] = await runSql<{ data_directory: string }>(db, 'show data_directory');

  return {
    db,
    replicas,
    start,
    ...createClient(replicas),
    server: databaseServerOf(folder!.data_directory),
    skuIds: await pickSkus(db, 20),
    async close() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
