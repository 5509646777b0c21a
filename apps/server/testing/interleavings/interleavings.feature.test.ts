import { afterAll, beforeAll, expect, it } from 'vitest';
import { listViolations } from '../audit.ts';
import { onPostgres } from '../index.ts';
import { type InterleavedShop, openInterleavedShop } from './open-interleaved-shop.ts';
import { startOperation } from './operation.ts';
import type { Pair } from './pair.ts';
import { pairs } from './pairs/index.ts';
import { runSchedule } from './run-schedule.ts';
import { choosePoints, listSchedules, pickSchedules } from './schedules.ts';
import { installGate } from './statement-gate.ts';

/** `npm run prove:interleavings` runs all 252 of each pair. */
const FEW = 6;
const AUDIT_EVERY = 12;
const count = Number(process.env['SCHEDULES'] ?? FEW);
const schedules = count >= listSchedules().length ? listSchedules() : pickSchedules(count);

let shop: InterleavedShop;
let removeGate: () => void;
beforeAll(async () => {
  shop = await openInterleavedShop();
  removeGate = installGate();
});
afterAll(async () => {
  removeGate();
  await shop.close();
});

/** Where the operations of a pair pause, found by running each of them without the other. */
async function findPoints(pair: Pair) {
  const a = choosePoints(await runAlone((await pair.prepare(shop)).a));
  const b = choosePoints(await runAlone((await pair.prepare(shop)).b));
  await shop.runJobs();
  return { a, b };
}

async function runAlone(run: () => Promise<string>): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const operation = startOperation(() => run().finally(resolve), new Set());
  await promise;
  return operation.texts;
}

/** Jobs of other features do not run here, so their work stays open (I-9). */
const listFaults = async () =>
  (await listViolations(shop.db)).filter(({ invariant }) => !invariant.startsWith('I-9'));

onPostgres('every interleaving of two operations ends lawfully', () => {
  it.each(pairs)('$title', { timeout: 60_000 + schedules.length * 5_000 }, async (pair) => {
    const points = await findPoints(pair);
    const tally = new Map<string, number>();
    for (const [nth, schedule] of schedules.entries()) {
      const { a, b, readEnd } = await pair.prepare(shop);
      const outcomes = await runSchedule(
        shop.db,
        schedule,
        { run: a, points: points.a },
        { run: b, points: points.b },
      );
      await shop.runJobs();
      const end = `${outcomes.a}, ${outcomes.b}: ${await readEnd()}`;
      expect(pair.ends, `${schedule} ends with ${end}`).toContain(end);
      // A wrong row stays, so the next audit finds it too.
      if (nth % AUDIT_EVERY === 0 || nth === schedules.length - 1)
        expect(await listFaults(), `until ${schedule}`).toEqual([]);
      tally.set(end, (tally.get(end) ?? 0) + 1);
    }
    if (schedules.length > FEW) console.log(`${pair.title}:`, Object.fromEntries(tally));
  });
});
