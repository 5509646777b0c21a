import { accept, refuse } from '@huarong/core/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSoldOutSkus } from '../../inventory/index.ts';
import { createCommitQueue } from './commit-queue.ts';

const POOL = 10;
const MAX_RUNNING = 6;
const PER_SKU = 2;

/** Orders that stay inside until the test ends them. */
function open(now?: () => number) {
  const soldOut = createSoldOutSkus(now);
  const queue = createCommitQueue(soldOut);
  const inside: { name: string; end: (outcome?: 'sold-out' | 'broken') => Promise<unknown> }[] = [];
  const press = (name: string, ...skuIds: string[]) => {
    const place = () => {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof accept<string>>>();
      inside.push({
        name,
        end: (outcome) => {
          inside.splice(
            inside.findIndex((order) => order.name === name),
            1,
          );
          if (outcome === 'broken') reject(new Error('the database is away'));
          else if (outcome === 'sold-out')
            resolve(refuse({ code: 'out-of-stock', skuId: skuIds[0], available: 0 }) as never);
          else resolve(accept(name));
          return done.catch((error: Error) => error.message).then(settle);
        },
      });
      return promise;
    };
    const done = queue.run<string, { code: string; skuId: string; available: number }>({
      poolSize: POOL,
      skusOf: async () => skuIds,
      place,
      onSoldOut: async (skuId) => refuse({ code: 'out-of-stock', skuId, available: 0 }),
    });
    return done;
  };
  return { press, inside, soldOut, names: () => inside.map(({ name }) => name) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('orders that are placed at once', () => {
  it('for one sku wait for each other, and a buyer of another sku passes them', async () => {
    const { press, names } = open();
    for (let n = 1; n <= 20; n++) void press(`rouge ${n}`, 'rouge');
    await settle();
    const before = names();
    expect(before.length).toBeLessThan(MAX_RUNNING);
    void press('cream', 'cream');
    await settle();
    expect(names()).toEqual([...before, 'cream']);
  });

  it('never take more than their share of the connections, and enter in the order they came', async () => {
    const { press, inside, names } = open();
    for (let n = 1; n <= 9; n++) void press(`order ${n}`, `sku ${n}`);
    await settle();
    expect(names()).toEqual(['order 1', 'order 2', 'order 3', 'order 4', 'order 5', 'order 6']);
    await inside[3]!.end();
    expect(names().at(-1)).toBe('order 7');
  });

  it('of a sku that is sold out are answered without being placed', async () => {
    const { press, inside, names } = open();
    const answers = Array.from({ length: 50 }, (_, n) => press(`buyer ${n}`, 'rouge'));
    await settle();
    while (inside.length > 0) await inside[0]!.end('sold-out');
    const outcomes = await Promise.all(answers);
    expect(names()).toEqual([]);
    expect(outcomes.every((outcome) => !outcome.ok && outcome.refusal.code === 'out-of-stock')).toBe(true);
  });

  it('are all answered at once when another process has sold the last unit', async () => {
    const { press, names, soldOut } = open();
    for (const name of ['a', 'b', 'c']) void press(name, name);
    const answers = Array.from({ length: 50 }, (_, n) => press(`buyer ${n}`, 'rouge'));
    await settle();
    // Two are being placed and do not end.
    const waiting = answers.slice(PER_SKU);
    soldOut.add('rouge');
    expect(await Promise.all(waiting)).toEqual(
      waiting.map(() => refuse({ code: 'out-of-stock', skuId: 'rouge', available: 0 })),
    );
    expect(names()).toEqual(['a', 'b', 'c', 'buyer 0', 'buyer 1']);
  });

  it('of a sku of which units came back are placed at once', async () => {
    const { press, names, soldOut } = open();
    soldOut.add('rouge');
    expect(await press('early', 'rouge')).toMatchObject({ ok: false });
    soldOut.remove('rouge');
    void press('again', 'rouge');
    await settle();
    expect(names()).toEqual(['again']);
  });

  it('of a sku that was sold out are placed again a second later', async () => {
    let time = 0;
    const { press, inside, names } = open(() => time);
    for (const name of ['a', 'b', 'c']) void press(name, name);
    void press('late', 'rouge');
    await settle();
    await inside.at(-1)!.end('sold-out');
    expect(await press('too late', 'rouge')).toMatchObject({ ok: false });
    time = 1_001;
    void press('again', 'rouge');
    await settle();
    expect(names()).toContain('again');
  });

  it('give their place back after an error', async () => {
    const { press, inside, names } = open();
    for (let n = 1; n <= 8; n++) press(`order ${n}`, 'rouge').catch(() => undefined);
    await settle();
    for (let n = 0; n < 8; n++) await inside[0]!.end('broken');
    expect(names()).toEqual([]);
    void press('after', 'rouge');
    await settle();
    expect(names()).toEqual(['after']);
  });

  it('with several skus never wait for each other for ever', async () => {
    const skus = fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(skus, { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        async (orders, picks) => {
          const { press, inside } = open();
          const answers = orders.map((skuIds, n) => press(`order ${n}`, ...skuIds));
          await settle();
          while (inside.length > 0) {
            expect(inside.length).toBeLessThanOrEqual(MAX_RUNNING);
            await inside[picks.next().value % inside.length]!.end();
          }
          expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('hold at most two connections for one sku beside those that found the queue free', async () => {
    const { press, inside } = open();
    for (const name of ['a', 'b', 'c']) void press(name, name);
    for (let n = 0; n < 30; n++) void press(`rouge ${n}`, 'rouge');
    await settle();
    expect(inside.filter(({ name }) => name.startsWith('rouge'))).toHaveLength(PER_SKU);
  });
});
