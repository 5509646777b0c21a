import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenedGrid } from './shop-process.ts';

const PROCESS = fileURLToPath(new URL('./shop-process.ts', import.meta.url));

/** The shop in its own process; without a database URL its database is embedded. */
export async function startGridShop(databaseUrl: string | null, products: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const { DATABASE_URL: _notThisOne, ...env } = process.env;
  const child = fork(PROCESS, {
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      SHOP_PRODUCTS: String(products),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const exited = once(child, 'exit');
  const answer = async () => (await Promise.race([once(child, 'message'), exited.then(failOnExit)]))[0];
  const opened: OpenedGrid = await answer();
  return {
    ...opened,
    /** Grows by one whenever the catalogue is read again. */
    catalogueVersion(): Promise<number> {
      child.send('version');
      return answer();
    },
    async close() {
      if (child.connected) child.disconnect();
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type GridShop = Awaited<ReturnType<typeof startGridShop>>;

const failOnExit = (): never => {
  throw new Error('the shop exited; see its output above');
};
