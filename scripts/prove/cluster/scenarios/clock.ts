import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Note } from '../load/run-load.ts';
import { awaitReady } from '../machines/shops.ts';
import type { Scenario } from '../scenario.ts';

/** Of the first two shops; the third has the right time. Patroni under such a clock does not know its own PostgreSQL. */
const SKEWS = ['+2h', '-2h'];

/** Business time is that of the database: a process with a wrong clock must not notice. */
export const shopClocks: Scenario = {
  name: 'shop-clocks',
  title: 'clocks of two shops two hours early and late',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  seconds: 3,
  async fault(cluster, note) {
    for (const [nth, skew] of SKEWS.entries()) await restart(cluster, nth, clockOf(skew), note);
    await wait(15_000);
    for (const nth of SKEWS.keys()) await restart(cluster, nth, {}, note);
    return undefined;
  },
};

async function restart(cluster: Cluster, nth: number, settings: Record<string, string>, note: Note) {
  await cluster.shops[nth]!.service.stop();
  cluster.install(nth, cluster.root, settings);
  const shop = cluster.shops[nth]!;
  shop.service.start();
  await awaitReady(shop);
  note(`clock of ${shop.service.name} is ${settings['FAKETIME'] ?? 'right'}`);
}

/** Timers still run at their pace. */
function clockOf(skew: string): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (!library) throw new Error('libfaketime is missing');
  return { LD_PRELOAD: library, FAKETIME: skew, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
}
