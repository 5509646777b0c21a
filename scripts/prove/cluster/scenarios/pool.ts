import { setTimeout as wait } from 'node:timers/promises';
import { transaction } from '../../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { cartRoutes } from '../../../../packages/contract/src/cart/index.ts';
import { createMembers } from '../../orders/members.ts';
import { send } from '../../orders/send.ts';
import type { Cluster } from '../cluster.ts';
import { VISITORS_PORT } from '../machines/balancers.ts';
import type { Scenario } from '../scenario.ts';

const CALLERS = 60;
const ROUNDS = 4;
/** Shorter than the lock timeout of the shop. */
const LOCKED_MS = 1_800;
const GAP_MS = 4;

/** All connections of shoppers wait for one lock. The database is well, so no process may say that it is not ready. */
export const poolFull: Scenario = {
  name: 'pool-full',
  title: 'all connections of shoppers wait for a lock',
  bars: { writesBackSeconds: 15 },
  seconds: 8,
  async fault(cluster, note) {
    const members = await createMembers(cluster.db, CALLERS);
    let unready = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const locked = lockSessions(cluster);
      await wait(200);
      const calls: Promise<unknown>[] = [];
      for (const { token } of members) {
        calls.push(send(VISITORS_PORT, cartRoutes.miniShopcartInfo, {}, { headers: { token } }));
        // Calls that arrive together share a connection.
        await wait(GAP_MS);
      }
      const ready = await Promise.all(cluster.shops.map((shop) => shop.isReady()));
      unready += ready.filter((isReady) => !isReady).length;
      await Promise.all([locked, ...calls]);
    }
    note(`sessions were locked ${ROUNDS} times for ${LOCKED_MS} ms with ${CALLERS} calls waiting`);
    return { violations: unready > 0 ? [`processes said ${unready} times that they are not ready`] : [] };
  },
};

const lockSessions = ({ db }: Cluster) =>
  transaction(db, async (tx) => {
    await runSql(tx, 'lock table session in access exclusive mode');
    await wait(LOCKED_MS);
  });
