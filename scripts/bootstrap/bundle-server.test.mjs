import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENTRIES, withSourceAddresses } from './bundle-server.mjs';
import { inRoot } from './paths.mjs';

const inServer = (path) => inRoot('apps/server/src', path);

test('an address beside a source file still leads to the file beside it', () =>
  expect(
    withSourceAddresses(
      "const FONT = new URL('../../assets/font.ttf', import.meta.url);",
      inServer('invoices/render.ts'),
    ),
  ).toBe(
    'const FONT = new URL(\'../../assets/font.ttf\', new URL("../src/invoices/render.ts", import.meta.url).href);',
  ));

test('a thread starts from its bundled file', () =>
  expect(
    withSourceAddresses(
      "new Worker(new URL('./embedded-worker.ts', import.meta.url))",
      inRoot(ENTRIES['embedded-worker']).replace('embedded-worker', 'embedded-engine'),
    ),
  ).toBe("new Worker(new URL('./embedded-worker.js', import.meta.url))"));

test('every thread that the server starts is bundled', () => {
  const files = globSync(inServer('**/*.ts')).filter((file) => !file.includes('.test.'));
  const started = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new Worker\(new URL\('\.\/([^']+)\.ts'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(started.length).toBeGreaterThan(0);
  expect(Object.keys(ENTRIES)).toEqual(expect.arrayContaining(started));
});
