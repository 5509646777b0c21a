import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSeams } from './build-seams.ts';

const SCRIPT = 'console.log("花容");';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'huarong-precompression-'));
  mkdirSync(join(root, 'build/client'), { recursive: true });
  writeFileSync(join(root, 'build/client/manifest.js'), SCRIPT);
  writeFileSync(join(root, 'build/client/photo.jpg'), 'no text');
  writeFileSync(join(root, 'server.js'), 'export const page = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The server build, as React Router runs it after the client build. */
async function buildServer(seamsOff: string): Promise<string[]> {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [buildSeams(seamsOff).filter(({ name }) => name === 'huarong:precompress')],
    build: { ssr: 'server.js', outDir: 'build/server' },
  });
  return readdirSync(join(root, 'build/client')).sort();
}

test('text files are compressed once the server is built', async () => {
  expect(await buildServer('')).toEqual(['manifest.js', 'manifest.js.br', 'manifest.js.gz', 'photo.jpg']);
  const read = (name: string) => readFileSync(join(root, 'build/client', name));
  expect(brotliDecompressSync(read('manifest.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('manifest.js.gz')).toString()).toBe(SCRIPT);
});

test('without the seam the files stay as they are', async () =>
  expect(await buildServer('precompression')).toEqual(['manifest.js', 'photo.jpg']));
