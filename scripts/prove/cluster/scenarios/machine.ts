import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';

const BLOCK_BYTES = 16 * 1024 * 1024;

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
