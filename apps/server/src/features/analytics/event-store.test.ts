import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEventStore } from './event-store.ts';

const KB = 1_000;
/** A line of a kilobyte, with its line end. */
const line = 'x'.repeat(KB - 1);

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'events-')), 'analytics');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

function openStore({
  dayBytes = 80 * KB,
  totalBytes = 1_000 * KB,
  volumeBytes = 2 ** 40,
  day = '2026-11-16',
} = {}) {
  const clock = { day };
  const store = openEventStore({
    folder,
    budget: { dayBytes, totalBytes },
    volume: { space: async () => ({ freeBytes: volumeBytes, totalBytes: volumeBytes }) },
    now: () => new Date(`${clock.day}T12:00:00+08:00`),
  });
  /** Sends one line from each of so many addresses; how many were stored, and why others were not. */
  const fill = async (count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => store.append([line], `10.0.0.${index}`)),
    );
    const stored = answers.filter(({ accepted }) => accepted === 1).length;
    return { stored, reasons: [...new Set(answers.flatMap(({ reason }) => reason ?? []))] };
  };
  return { store, fill, clock };
}
const bytesOf = async (day: string) => (await stat(join(folder, `${day}.jsonl`))).size;

describe('the budget of events', () => {
  it('bounds the bytes of a day, whoever sends at the same moment', async () => {
    const { fill, clock } = openStore();
    expect(await fill(200)).toEqual({ stored: 80, reasons: ['day-budget'] });
    expect(await bytesOf('2026-11-16')).toBe(80 * KB);
    clock.day = '2026-11-17';
    expect((await fill(10)).stored).toBe(10);
    expect((await readdir(folder)).sort()).toEqual(['2026-11-16.jsonl', '2026-11-17.jsonl']);
  });

  it('counts what a process before this one wrote', async () => {
    await openStore().fill(70);
    expect((await openStore().fill(70)).stored).toBe(10);
  });

  it('bounds all days together', async () => {
    for (const day of ['2026-11-13', '2026-11-14', '2026-11-15']) await openStore({ day }).fill(80);
    expect(await openStore({ totalBytes: 250 * KB }).fill(80)).toEqual({
      stored: 10,
      reasons: ['total-budget'],
    });
  });

  it('takes at most a tenth of a small disk', async () => {
    expect(await openStore({ volumeBytes: 200 * KB }).fill(80)).toEqual({
      stored: 20,
      reasons: ['total-budget'],
    });
  });

  it('gives one address an eighth of the day', async () => {
    const { store } = openStore();
    const answers = [];
    for (let index = 0; index < 20; index++) answers.push(await store.append([line], '10.0.0.1'));
    expect(answers.filter(({ accepted }) => accepted === 1)).toHaveLength(10);
    expect(answers.at(-1)?.reason).toBe('address-budget');
  });
});
