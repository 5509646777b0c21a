import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkoutRounds } from './checkout-round.ts';
import type { CreateOrdersRequest, OpenedShop } from './shop-process.ts';

const PROCESS = fileURLToPath(new URL('./shop-process.ts', import.meta.url));

/** The shop in its own process; without a database URL its database is embedded. */
export async function startShop(databaseUrl: string | null, { hasAdmin = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
  const { DATABASE_URL: _notThisOne, ...env } = process.env;
  const child = fork(PROCESS, {
    env: {
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(hasAdmin && { BENCH_ADMIN: 'on' }),
    },
  });
  const exited = once(child, 'exit');
  const answer = async () => (await Promise.race([once(child, 'message'), exited.then(failOnExit)]))[0];
  const opened: OpenedShop = await answer();
  return {
    pid: child.pid!,
    opened,
    round: checkoutRounds(opened),
    createOrders(request: CreateOrdersRequest): Promise<unknown> {
      child.send(request);
      return answer();
    },
    async close() {
      if (child.connected) child.disconnect();
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type StartedShop = Awaited<ReturnType<typeof startShop>>;

const failOnExit = (): never => {
  throw new Error('the shop exited; see its output above');
};
