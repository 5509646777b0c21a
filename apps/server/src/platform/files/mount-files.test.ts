import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountFiles } from './mount-files.ts';

test('an overloaded server refuses pages, and still sends the files of those it has sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await using app = fastify();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'style.css'), 'a{}');
  await writeFile(join(folder, '1-400.webp'), 'image');
  // Any process uses more: the server counts as overloaded at once.
  await app.register(underPressure, { maxHeapUsedBytes: 1, sampleInterval: 5 });
  app.get('/', async () => 'page');
  await mountFiles(app, { clientBuild: folder, catalogueImages: folder });
  await app.ready();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;

  await expect.poll(() => statusOf('/')).toBe(503);
  expect(await statusOf('/assets/style.css')).toBe(200);
  expect(await statusOf('/pictures/1-400.webp')).toBe(200);
  expect(await statusOf('/assets/none.css')).toBe(404);
  await rm(folder, { recursive: true });
});
