import type { Replica } from '../../scripts/prove/orders/replica.ts';
import type { PreparedShop } from '../../scripts/prove/soak/prepare-shop.ts';
import { call } from '../checkout/buyers.ts';
import { checkoutRounds } from '../checkout/checkout-round.ts';
import { clusterSeconds, postmasterOf } from '../measure/cluster-cpu.ts';
import { cpuSeconds } from '../measure/cpu-time.ts';

/** What one order or page costs, over all processes. */
export interface Cost {
  perSecond: number;
  shopMs: number;
  databaseMs: number;
}

/** Whole checkouts, from the cart to the provider's notice; buyers are spread over the processes. */
export function measureOrders(
  replicas: readonly Replica[],
  shop: PreparedShop,
  seconds: number,
): Promise<Cost> {
  const rounds = replicas.map(({ port }) => checkoutRounds({ ...shop, port }));
  return measure(replicas, shop, seconds, (worker, nth) =>
    rounds[worker % rounds.length]!(shop.members[worker]!, nth),
  );
}

/** Product pages, each another one: what a process does for visitors whose page is not cached. */
export function measurePages(
  replicas: readonly Replica[],
  shop: PreparedShop,
  seconds: number,
): Promise<Cost> {
  const { productIds } = shop;
  return measure(replicas, shop, seconds, async (worker, nth) => {
    const { port } = replicas[worker % replicas.length]!;
    const path = `/product/${productIds[nth % productIds.length]}.html`;
    const { http } = await call(port, 'GET', path, { 'accept-encoding': 'br' });
    if (http !== 200) throw new Error(`${path} answered ${http}`);
  });
}

/** Every buyer does one after the other for this long. */
async function measure(
  replicas: readonly Replica[],
  { members, checkpointer }: PreparedShop,
  seconds: number,
  work: (worker: number, nth: number) => Promise<unknown>,
): Promise<Cost> {
  const postmaster = checkpointer === null ? null : postmasterOf(checkpointer);
  const used = () => ({
    shop: replicas.reduce((all, { pid }) => all + cpuSeconds(pid), 0),
    database: postmaster === null ? 0 : clusterSeconds(postmaster),
  });
  const before = used();
  const from = performance.now();
  const until = from + seconds * 1_000;
  let begun = 0;
  await Promise.all(
    members.map(async (_, worker) => {
      while (performance.now() < until) await work(worker, begun++);
    }),
  );
  const took = (performance.now() - from) / 1_000;
  const after = used();
  return {
    perSecond: begun / took,
    shopMs: ((after.shop - before.shop) * 1_000) / begun,
    databaseMs: ((after.database - before.database) * 1_000) / begun,
  };
}
