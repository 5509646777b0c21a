import { setTimeout as wait } from 'node:timers/promises';
import { type Bar, expectations } from '../bar.ts';
import { type Loaded, underLoad } from '../load.ts';
import type { World } from '../world.ts';

/** Power cuts in the middle of trade: first a replica, then the other, then the database, twice. */
export const kills: Bar = {
  id: 'g',
  title: 'kill -9 of a replica and of PostgreSQL under load',
  async prove(world, { loadSeconds }) {
    const { violations, equal } = expectations();
    const judge = (what: string, { acknowledged, lost, doubled, unpaid, longestSeconds }: Loaded) => {
      equal(`${what}: lost`, lost, []);
      equal(`${what}: doubled`, doubled, 0);
      equal(`${what}: paid and not booked`, unpaid, 0);
      return `${what}: ${acknowledged.length} orders acknowledged, ${lost.length} lost, ${doubled} doubled; longest wait ${longestSeconds.toFixed(1)} s`;
    };
    const figures = [
      judge(
        'replicas killed',
        await underLoad(world, loadSeconds / 4, () => killReplicas(world, loadSeconds)),
      ),
      judge(
        'database killed',
        await underLoad(world, loadSeconds / 4, () => killDatabase(world, loadSeconds)),
      ),
    ];
    for (const replica of world.replicas)
      equal('a replica that outlived the database', isAlive(replica.pid), true);
    return { violations, figures };
  },
};

async function killReplicas(world: World, seconds: number) {
  for (const nth of [0, 1]) {
    await wait((seconds * 1000) / 4);
    await world.replicas[nth]!.kill();
    world.replicas[nth] = await world.start();
  }
}

async function killDatabase({ server }: World, seconds: number) {
  for (let times = 0; times < 2; times++) {
    await wait((seconds * 1000) / 4);
    server.kill();
    await wait(500);
    await server.start();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
