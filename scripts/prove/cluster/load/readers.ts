import { setTimeout as wait } from 'node:timers/promises';
import { VISITORS_PORT } from '../machines/balancers.ts';
import type { Answer } from './client.ts';

const EVERY_MS = 100;
const TIMEOUT_MS = 8_000;

/** Asks for one page after the other, ten a second, without waiting for slow answers. */
export async function keepReading(
  paths: readonly string[],
  settings: { clock: () => number; isOver: () => boolean },
  pages: Answer[],
): Promise<void> {
  const open = new Set<Promise<void>>();
  for (let nth = 0; !settings.isOver(); nth++) {
    const reading = readPage(paths[nth % paths.length]!, settings.clock, pages);
    open.add(reading);
    void reading.then(() => open.delete(reading));
    await wait(EVERY_MS);
  }
  await Promise.all(open);
}

export async function readPage(path: string, clock: () => number, pages: Answer[]): Promise<void> {
  let http = 0;
  try {
    const answer = await fetch(`http://127.0.0.1:${VISITORS_PORT}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    http = answer.status;
  } catch {}
  pages.push({ at: clock(), http, what: path });
}
