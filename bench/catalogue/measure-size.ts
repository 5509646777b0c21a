import { setTimeout as wait } from 'node:timers/promises';
import { watchCatalogue } from '../../apps/server/src/features/catalogue/index.ts';
import { seedCatalogue } from '../../apps/server/src/features/demo/index.ts';
import { createIndexSource } from '../../apps/server/src/features/search/index.ts';
import type { OpenDatabase } from '../../apps/server/src/platform/database/index.ts';
import type { Log } from '../../apps/server/src/platform/log/index.ts';
import { DEFAULT_WORDS } from '../../packages/search/src/index.ts';

export interface SizeReport {
  products: number;
  skus: number;
  seedSeconds: number;
  readSeconds: number;
  indexSeconds: number;
  /** From the commit of a changed name to the first answer that shows it. */
  refreshSeconds: number;
  heapMegabytes: number;
}

export async function measureSize(database: OpenDatabase, size: number, log: Log): Promise<SizeReport> {
  const seedSeconds = await seconds(() => seedCatalogue(database.db, size));
  const readFrom = performance.now();
  const catalogue = await watchCatalogue(database, log, () => undefined);
  const readSeconds = since(readFrom);
  const indexSeconds = await seconds(async () =>
    createIndexSource(catalogue, {
      words: () => DEFAULT_WORDS,
      log,
      onRebuilt: () => undefined,
      now: () => new Date(),
    })(),
  );

  const { products, skus } = catalogue.current();
  const changed = [...products.keys()].at(-1)!;
  await database.db.updateTable('product').set({ name_cn: '改名' }).where('id', '=', changed).execute();
  const refreshSeconds = await seconds(async () => {
    while (catalogue.current().products.get(changed)!.name_cn !== '改名') await wait(5);
  });
  const report = {
    products: products.size,
    skus: skus.size,
    seedSeconds,
    readSeconds,
    indexSeconds,
    refreshSeconds,
    heapMegabytes: Math.round(process.memoryUsage().heapUsed / 1e6),
  };
  await catalogue.stop();
  return report;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return since(from);
}
const since = (from: number) => (performance.now() - from) / 1000;
