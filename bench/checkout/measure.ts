import { setTimeout as wait } from 'node:timers/promises';
import { clusterSeconds, postmasterOf } from '../measure/cluster-cpu.ts';
import { cpuSeconds } from '../measure/cpu-time.ts';
import { quantile } from '../measure/statistics.ts';
import { type Round, STEPS } from './checkout-round.ts';
import type { StartedShop } from './start-shop.ts';

const CORES = 2;

export interface Measured {
  perSecond: number;
  /** Checkouts per second that two cores without other work allow. */
  possible: number;
  shopMs: number;
  databaseMs: number;
  whole: { p50: number; p99: number };
  steps: { name: string; p50: number; p99: number }[];
}

/** Sixteen buyers, each starting the next checkout as soon as the last one is paid. */
export async function measureCheckouts(shop: StartedShop, seconds: number): Promise<Measured> {
  await drive(shop, 2);
  const { checkpointer } = shop.opened;
  const databaseSeconds = () => (checkpointer === null ? 0 : clusterSeconds(postmasterOf(checkpointer)));
  const before = { shop: cpuSeconds(shop.pid), database: databaseSeconds() };
  const from = performance.now();
  const rounds = await drive(shop, seconds);
  const took = (performance.now() - from) / 1000;
  const shopCpu = (cpuSeconds(shop.pid) - before.shop) / rounds.length;
  const databaseCpu = (databaseSeconds() - before.database) / rounds.length;
  const both = (values: number[]) => ({ p50: quantile(values, 0.5), p99: quantile(values, 0.99) });
  return {
    perSecond: rounds.length / took,
    possible: CORES / (shopCpu + databaseCpu),
    shopMs: shopCpu * 1000,
    databaseMs: databaseCpu * 1000,
    whole: both(rounds.map((round) => STEPS.reduce((all, step) => all + round[step], 0))),
    steps: STEPS.map((name) => ({ name, ...both(rounds.map((round) => round[name])) })),
  };
}

/** Every buyer, one checkout after the other, for this long; or some of them, with a pause in between. */
export async function drive(
  { opened, round }: StartedShop,
  seconds: number,
  { buyers = opened.members.length, pauseMs = 0 } = {},
): Promise<Round[]> {
  const until = performance.now() + seconds * 1000;
  const rounds: Round[] = [];
  await Promise.all(
    opened.members.slice(0, buyers).map(async (member, index) => {
      for (let nth = index; performance.now() < until; nth++) {
        rounds.push(await round(member, nth));
        if (pauseMs > 0) await wait(pauseMs);
      }
    }),
  );
  return rounds;
}
