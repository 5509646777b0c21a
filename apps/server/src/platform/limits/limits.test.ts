import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log';
import { createLimits, createMemoryCounters, createRedisCounters } from './index.ts';

const rules = { rules: { search: { calls: 3, seconds: 10 } }, peoplePerAddress: 50 };
const search = (who?: string, address = '203.0.113.7') => ({ rule: 'search', who, address });

describe('a shopper', () => {
  it('may call up to the limit, then has to wait', async () => {
    const limits = createLimits(rules, createMemoryCounters());
    for (let call = 1; call <= 3; call++) expect(await limits.take(search('member:1'))).toBe(0);
    const wait = await limits.take(search('member:1'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
  });

  it('is not limited by others at the same address: fifty callers share one', async () => {
    const limits = createLimits(rules, createMemoryCounters());
    for (let colleague = 0; colleague < 50; colleague++)
      for (let call = 1; call <= 3; call++) expect(await limits.take(search(`member:${colleague}`))).toBe(0);
  });

  it('gains nothing by a new identity for every call', async () => {
    const limits = createLimits(rules, createMemoryCounters());
    const waits = [];
    for (let call = 0; call < 151; call++) waits.push(await limits.take(search(`guest:${call}`)));
    expect(waits.slice(0, 150).every((wait) => wait === 0)).toBe(true);
    expect(waits[150]).toBeGreaterThan(0);
  });

  it('without an identity shares the limit of the address', async () => {
    const limits = createLimits(rules, createMemoryCounters());
    for (let call = 0; call < 150; call++) expect(await limits.take(search())).toBe(0);
    expect(await limits.take(search())).toBeGreaterThan(0);
    expect(await limits.take(search(undefined, '203.0.113.8'))).toBe(0);
  });
});

describe('a Redis that does not answer', () => {
  it.each([
    ['refuses', undefined],
    ['accepts and stays silent', () => undefined],
  ])('and %s does not lift the limits', async (_how, onConnection) => {
    const server = createServer(onConnection);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as { port: number };
    if (!onConnection) server.close();
    const sockets = new Set<import('node:net').Socket>();
    server.on('connection', (socket) => sockets.add(socket));

    const limits = createLimits(rules, createRedisCounters(`redis://127.0.0.1:${port}`, createLog('silent')));
    onTestFinished(() => {
      limits.close();
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const waits = [];
    for (let call = 0; call < 5; call++) waits.push(await limits.take(search('member:1')));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true]);
  });
});
