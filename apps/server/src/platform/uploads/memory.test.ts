import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bombs } from './testing/bombs.ts';
import { validImages } from './testing/valid-images.ts';

const child = fileURLToPath(new URL('./testing/accept-in-child.ts', import.meta.url));
// As the server is started. Without it glibc keeps memory that images released: the same files leave 350 MB behind.
const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

// Making these files takes more memory than opening them: a process of its own does the opening.
it('all large and forged images at once need less than 150 MB', { timeout: 120_000 }, async () => {
  const paths: string[] = [];
  for (const { bytes } of [...bombs, ...validImages]) {
    const path = join(folder, String(paths.length));
    await writeFile(path, await bytes());
    paths.push(path);
  }
  const { stdout } = await promisify(execFile)(process.execPath, [child, ...paths], { env });
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(150);
});
