import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measured } from './export-process.ts';

const PROCESS = fileURLToPath(new URL('./export-process.ts', import.meta.url));

interface Wanted {
  url: string;
  dataDir: string;
  kind: 'usual' | 'collected';
}

/** Writes exports in a process of their own and returns what each took. */
export async function writeInProcess(
  exportIds: readonly string[],
  { url, dataDir, kind }: Wanted,
): Promise<Measured[]> {
  const child = fork(PROCESS, [kind, dataDir, ...exportIds], {
    // As the shop is started (docs/operations.md).
    env: { ...process.env, DATABASE_URL: url, MALLOC_TRIM_THRESHOLD_: '131072' },
  });
  const ended = once(child, 'exit');
  const measured = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  const [code] = (await ended) as [number | null];
  if (!measured || code !== 0) throw new Error(`the process that writes the exports ended with ${code}`);
  return measured[0] as Measured[];
}
