import { setTimeout as wait } from 'node:timers/promises';
import type { Fixture } from '../fixture.ts';
import { type LoadResult, underLoad } from '../load.ts';
import { expectations, type Scenario } from '../scenario.ts';

/** Kills under load: first one replica, then the other, then the database twice. */
export const kills: Scenario = {
  id: 'g',
  title: 'kill -9 of a replica and of PostgreSQL under load',
  async run(fixture, { loadSeconds }) {
    const { violations, equal } = expectations();
    const checkLoad = (what: string, { acknowledged, lost, doubled, unpaid, longestSeconds }: LoadResult) => {
      equal(`${what}: lost`, lost, []);
      equal(`${what}: doubled`, doubled, 0);
      equal(`${what}: paid and not booked`, unpaid, 0);
      return `${what}: ${acknowledged.length} orders acknowledged, ${lost.length} lost, ${doubled} doubled; longest wait ${longestSeconds.toFixed(1)} s`;
    };
    const figures = [
      checkLoad(
        'replicas killed',
        await underLoad(fixture, loadSeconds / 4, () => killReplicas(fixture, loadSeconds)),
      ),
      checkLoad(
        'database killed',
        await underLoad(fixture, loadSeconds / 4, () => killDatabase(fixture, loadSeconds)),
      ),
    ];
    for (const replica of fixture.replicas)
      equal('a replica that outlived the database', isRunning(replica.pid), true);
    return { violations, figures };
  },
};

async function killReplicas(fixture: Fixture, seconds: number) {
  for (const nth of [0, 1]) {
    await wait((seconds * 1000) / 4);
    await fixture.replicas[nth]!.kill();
    fixture.replicas[nth] = await fixture.start();
  }
}

async function killDatabase({ server }: Fixture, seconds: number) {
  for (let times = 0; times < 2; times++) {
    await wait((seconds * 1000) / 4);
    server.kill();
    await wait(500);
    await server.start();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
