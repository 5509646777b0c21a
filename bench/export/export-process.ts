import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildShop } from '../../apps/server/src/app.ts';
import { writeExport } from '../../apps/server/src/features/reports/export/export-jobs.ts';
import { openStorage } from '../../apps/server/src/integrations/storage/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { liveMb, watchMemory } from './watch-memory.ts';

export interface Measured {
  seconds: number;
  slices: number;
  /** Resident memory before, and by how much it grows at most. */
  baseMb: number;
  moreMb: number;
  /** Objects in use after a collection, before, and by how much they grow at most. */
  liveMb: number;
  moreLiveMb: number;
}

/**
 * A shop that has answered some calls writes the exports named by the arguments as its job does, one after another. With
 * `collected` the garbage is collected every second, which shows what is in use; without it, what an export adds to the process.
 */
const [kind = '', folder = '', ...exportIds] = process.argv.slice(2);
const CALLS = 500;
const TEXTS = '/v1/marketing/MktSimpleGroupController/simpleTextGroup';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const read = readConfig({ ...process.env, SHOP_MODE: 'demo', SHOP_LIMITS: 'off', DATA_DIR: folder });
if (!read.ok) throw new Error(read.problems.join('\n'));
const log = createLog('silent');
const database = await openDatabase({ url: read.config.databaseUrl, dataDir: folder, log });
const { app } = await buildShop({ config: read.config, log, database });
const storage = await openStorage({ kind: 'local', folder });

for (let call = 0; call < CALLS; call += 1) {
  const payload = { queryBody: { locationLabel: `top_menu,bench-${call}` } };
  const { statusCode } = await app.inject({ method: 'POST', url: TEXTS, payload });
  if (statusCode !== 200) throw new Error(`a call of the warm-up: ${statusCode}`);
}
const measured: Measured[] = [];
for (const exportId of exportIds) measured.push(await measure(exportId));
process.send?.(measured);
await app.close();
await database.close();
process.disconnect();

async function measure(exportId: string): Promise<Measured> {
  const live = kind === 'collected' ? liveMb(collect) : 0;
  let moreLiveMb = 0;
  const look = () => {
    moreLiveMb = Math.max(moreLiveMb, liveMb(collect) - live);
  };
  const memory = watchMemory();
  // Also in the middle of a run of the job: what one run keeps would be gone after it.
  const collections = kind === 'collected' ? setInterval(look, 1_000) : undefined;
  const began = performance.now();
  let slices = 1;
  while (!(await writeExport({ db: database.workDb, storage }, exportId))) slices += 1;
  clearInterval(collections);
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, slices, liveMb: live, moreLiveMb, ...memory.stop() };
}
