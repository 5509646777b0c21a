import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';

const SHIFT = '+120s';
const BLOCK_BYTES = 16 * 1024 * 1024;

/** The next leader is two minutes ahead, the one after it is right again: the time of the shop steps back. */
export const clockSkew: Scenario = {
  name: 'clock-skew',
  title: 'next leader two minutes ahead, then one with the right time',
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    const others = nodes.machines.filter((machine) => machine !== leader);
    for (const machine of others) {
      await nodes.shiftClock(machine, SHIFT);
      await nodes.awaitWhole();
    }
    await nodes.switchOver(leader, await nodes.findStandby('sync_standby'));
    const ahead = await nodes.awaitLeader((machine) => machine !== leader);
    note(`${ahead.name} leads, two minutes ahead`);
    await wait(8_000);
    await nodes.awaitWhole();
    for (const machine of others.filter((each) => each !== ahead)) await nodes.shiftClock(machine, null);
    await nodes.awaitWhole();
    await nodes.shiftClock(ahead, null);
    const next = await nodes.awaitLeader((machine) => machine !== ahead);
    note(`${next.name} leads with the right time`);
    return undefined;
  },
};

export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'disk of the leader full for 20 s',
  async fault({ nodes }, note) {
    const leader = await nodes.awaitLeader();
    const file = join(leader.folder, 'fill');
    fill(file, leader.folder);
    note(`disk of ${leader.name} is full`);
    await wait(20_000);
    rmSync(file);
    note(`disk of ${leader.name} has room again`);
    const next = await nodes.awaitLeader();
    note(`${next.name} leads`);
    return undefined;
  },
};

function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const blocks = Math.ceil((bavail * bsize) / BLOCK_BYTES);
  try {
    for (let nth = 0; nth <= blocks; nth++) writeFileSync(file, Buffer.alloc(BLOCK_BYTES), { flag: 'a' });
  } catch {
    // Full, as wanted.
  }
}
