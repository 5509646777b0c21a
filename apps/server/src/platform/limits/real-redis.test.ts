import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log';
import { createLimits, createRedisCounters, type Limits } from './index.ts';
import { hasRedis, openRedis } from './testing/real-redis.ts';

const rules = { rules: { search: { calls: 3, seconds: 600 } }, peoplePerAddress: 1_000 };
const search = (who: string) => ({ rule: 'search', who, address: '203.0.113.7' });
let redis: Awaited<ReturnType<typeof openRedis>>;
/** Two servers of one shop. */
let [one, other]: Limits[] = [];

describe.skipIf(!hasRedis())('limits counted in a real Redis', () => {
  beforeEach(async () => {
    redis = await openRedis();
    [one, other] = [1, 2].map(() => createLimits(rules, createRedisCounters(redis.url, createLog('silent'))));
    await bothConnected();
  });
  afterEach(async () => {
    one!.close();
    other!.close();
    await redis.kill();
  });

  let visitors = 0;
  /** Both count in one place: what one server let pass, the other knows of. */
  const isShared = async () => {
    visitors += 1;
    const who = `visitor:${visitors}`;
    for (const server of [one!, other!, one!]) await server.take(search(who));
    return (await other!.take(search(who))) > 0;
  };
  const bothConnected = () => vi.waitFor(async () => expect(await isShared()).toBe(true), 20_000);
  const waits = async (server: Limits, who: string, calls: number) => {
    const waits = [];
    for (let call = 0; call < calls; call++) waits.push((await server.take(search(who))) > 0);
    return waits;
  };

  it('are shared by all servers, with the seconds to wait', async () => {
    expect(await waits(one!, 'member:1', 2)).toEqual([false, false]);
    expect(await waits(other!, 'member:1', 2)).toEqual([false, true]);
    const wait = await one!.take(search('member:1'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('stay in force when Redis is killed, each server counting by itself, and are shared again when it is back', async () => {
    await redis.kill();
    expect(await waits(one!, 'member:2', 5)).toEqual([false, false, false, true, true]);
    expect(await waits(other!, 'member:2', 4)).toEqual([false, false, false, true]);
    await redis.start();
    await bothConnected();
  });

  it('stay in force while Redis is frozen, without waiting for it', async () => {
    redis.freeze();
    expect(await waits(one!, 'member:3', 5)).toEqual([false, false, false, true, true]);
    redis.thaw();
    await bothConnected();
  });

  it('start again when Redis has lost its data, without a failed call', async () => {
    expect(await waits(one!, 'member:4', 4)).toEqual([false, false, false, true]);
    const hand = new Redis(redis.url);
    await hand.flushall();
    hand.disconnect();
    expect(await waits(one!, 'member:4', 4)).toEqual([false, false, false, true]);
  });
});
