import { setTimeout as wait } from 'node:timers/promises';
import { awaitReady } from '../machines/shops.ts';
import { createNextRelease } from '../next-release.ts';
import type { Scenario } from '../scenario.ts';

const NONE_FAILED = { writesBackSeconds: 5, failedCalls: 0 };

export const shopsKilled: Scenario = {
  name: 'shops-killed',
  title: 'two of three shops killed',
  bars: { writesBackSeconds: 5 },
  async fault({ shops }, note) {
    for (const { service } of shops.slice(0, 2)) await service.kill();
    note('shop1 and shop2 killed');
    await wait(8_000);
    for (const { service } of shops.slice(0, 2)) service.start();
    await Promise.all(shops.map(awaitReady));
    note('all ready');
    return undefined;
  },
};

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  title: 'shops restarted one by one',
  bars: NONE_FAILED,
  seconds: 5,
  async fault({ shops }, note) {
    const stopSeconds: number[] = [];
    for (const shop of shops) {
      stopSeconds.push(await shop.service.stop());
      shop.service.start();
      await awaitReady(shop);
      note(`${shop.service.name} restarted, ended after ${stopSeconds.at(-1)!.toFixed(1)} s`);
    }
    return { stopSeconds };
  },
};

/** As deploy/install-release.sh does: migrate while the old release runs, then one process after the other. */
export const rollingDeploy: Scenario = {
  name: 'rolling-deploy',
  title: 'rolling deploy with a migration',
  bars: NONE_FAILED,
  seconds: 5,
  async fault(cluster, note) {
    const release = await createNextRelease(cluster);
    note('migrated');
    await wait(3_000);
    const stopSeconds: number[] = [];
    for (const nth of cluster.shops.keys()) {
      stopSeconds.push(await cluster.shops[nth]!.service.stop());
      cluster.install(nth, release);
      const shop = cluster.shops[nth]!;
      shop.service.start();
      await awaitReady(shop);
      note(`${shop.service.name} runs the new release, ended after ${stopSeconds.at(-1)!.toFixed(1)} s`);
    }
    return { stopSeconds };
  },
};
