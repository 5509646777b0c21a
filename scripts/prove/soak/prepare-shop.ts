import { loadSandboxKeys } from '../../../apps/server/src/integrations/payment/index.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { findCheckpointer } from '../../../bench/measure/cluster-cpu.ts';
import { createMembers, type Member } from '../orders/members.ts';
import { pickSkus, setStock } from '../orders/skus.ts';

export interface PreparedShop {
  members: Member[];
  /** With more in stock than any run sells. */
  skuIds: string[];
  productIds: string[];
  categoryIds: string[];
  /** The sandbox provider's key, which signs payment notices. */
  providerKey: string;
  /** A process of the database server that lives as long as it does. */
  checkpointer: number | null;
}

/** Buyers and stock for a load on a demo shop that runs. */
export async function prepareShop(databaseUrl: string, buyers: number): Promise<PreparedShop> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '', poolSize: 2 });
  const { db } = database;
  try {
    const skuIds = await pickSkus(db, 8);
    for (const skuId of skuIds) await setStock(db, skuId, 10_000_000);
    const keys = await loadSandboxKeys(db);
    const idsOf = async (statement: string) =>
      (await runSql<{ id: string }>(db, statement)).map(({ id }) => id);
    return {
      members: await createMembers(db, buyers),
      skuIds,
      productIds: await idsOf(`select id from product where status = 'published' order by id`),
      categoryIds: await idsOf('select id from category order by id'),
      providerKey: keys.alipay.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      checkpointer: await findCheckpointer(db),
    };
  } finally {
    await database.close();
  }
}

/** Resolves when the shop has its search index and its first pages. */
export async function untilReady(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 500));
}
