import { setTimeout as wait } from 'node:timers/promises';
import { createMembers } from '../../orders/members.ts';
import { uploadAvatar } from '../load/upload.ts';
import type { Scenario } from '../scenario.ts';

export const redisKilled: Scenario = {
  name: 'redis-killed',
  title: 'Redis killed, Sentinel promotes its replica',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  async fault({ redis }, note) {
    await redis[0]!.kill();
    note('redis1 killed');
    return undefined;
  },
};

/** Only uploads need S3: they have to say "later", not fail as unexpected. */
export const storageAway: Scenario = {
  name: 'storage-away',
  title: 'S3 away',
  bars: { writesBackSeconds: 5, failedCalls: 0 },
  seconds: 5,
  async fault({ storage, db }, note) {
    const [member] = await createMembers(db, 1);
    const before = await uploadAvatar(member!);
    await storage.kill();
    const meanwhile = await uploadAvatar(member!);
    storage.start();
    let after = await uploadAvatar(member!);
    for (let tries = 0; after !== 200 && tries < 20; tries++) {
      await wait(500);
      after = await uploadAvatar(member!);
    }
    note(`upload before ${before}, meanwhile ${meanwhile}, after ${after}`);
    const expected = [200, 503, 200].join();
    const found = [before, meanwhile, after].join();
    return { violations: found === expected ? [] : [`uploads answered ${found}, not ${expected}`] };
  },
};
