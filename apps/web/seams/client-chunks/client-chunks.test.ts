import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { buildSeams } from '../build-seams.ts';
import { PAGES } from './client-chunks.ts';

const FOLDER = '/fixture';
const PATHS = {
  root: 'app/root.tsx',
  layout: 'layout.route.tsx',
  home: 'home.route.tsx',
  listing: 'category.route.tsx',
  product: 'product.route.tsx',
  account: 'account.route.tsx',
  orders: 'order-list.route.tsx',
  buying: 'buying.route.tsx',
  cart: 'cart.route.tsx',
  checkout: 'checkout.route.tsx',
} satisfies Record<keyof typeof PAGES, string>;

/**
 * A small shop in memory. Four modules are used by home and product, three of them through an index file; two more by
 * home and one listing each.
 */
const FILES: Record<string, string> = {
  ...Object.fromEntries(Object.values(PATHS).map((path) => [path, `export const page = '${path}';`])),
  [PATHS.home]: `import { a, b } from './ui/index.ts'; import { e } from './e.ts'; import { f } from './f.ts'; import { g } from './g.ts'; export const page = [a, b, e, f, g];`,
  [PATHS.product]: `import { a, b as second } from './ui/index.ts'; import { e } from './e.ts'; export const page = [second, e, a];`,
  [PATHS.cart]: `import { c } from './ui/index.ts'; export const page = c;`,
  [PATHS.listing]: `import { f } from './f.ts'; export const page = f;`,
  'search.route.tsx': `import { g } from './g.ts'; export const page = g;`,
  'ui/index.ts': `export { a } from './a.ts'; export { b } from './b.ts'; export { c } from './c.ts';`,
  'ui/a.ts': `import { d } from './d.ts'; export const a = ['module a', d];`,
  'ui/b.ts': `export const b = ['module b'];`,
  'ui/c.ts': `export const c = ['module c'];`,
  'ui/d.ts': `export const d = ['module d'];`,
  'f.ts': `export const f = ['module f'];`,
  'g.ts': `export const g = ['module g'];`,
  'e.ts': `export const e = ['module e'];`,
};

const inMemory = (files: Record<string, string>): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.startsWith('.') && importer ? join(importer, '..', id) : id.startsWith(FOLDER) ? id : null,
  load: (id) => files[id.slice(FOLDER.length + 1)] ?? null,
});

/** The modules of each file that the bundler writes, for these pages. */
async function buildChunks(seamsOff: string, files = FILES): Promise<string[][]> {
  const result = (await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'silent',
    plugins: [inMemory(files), buildSeams(seamsOff).filter(({ name }) => name === 'client-chunks')],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.keys(files)
          .filter((path) => path.endsWith('.tsx'))
          .map((path) => join(FOLDER, path)),
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output
    .filter((file) => file.type === 'chunk')
    .map(({ modules }) => Object.keys(modules).map((id) => id.slice(FOLDER.length + 1)))
    .map((ids) => ids.filter((id) => /^(ui\/)?[a-g]\.ts$/.test(id)).sort())
    .filter((ids) => ids.length > 0)
    .sort();
}

test('modules used by the same pages are in one file', async () =>
  expect(await buildChunks('')).toEqual([
    ['e.ts', 'ui/a.ts', 'ui/b.ts', 'ui/d.ts'],
    ['f.ts', 'g.ts'],
    ['ui/c.ts'],
  ]));

test('without the seam the bundler makes its own files, more of them and of the same modules', async () => {
  const chunks = await buildChunks('client-chunks');
  expect(chunks).toContainEqual(['f.ts']);
  expect(chunks.flat().sort()).toEqual((await buildChunks('')).flat().sort());
});

test('a page that is not found stops the build', async () => {
  const { [PATHS.home]: _home, ...others } = FILES;
  await expect(buildChunks('', others)).rejects.toThrow(/client-chunks: no module is the page home/);
});

test('an export that the reader does not understand stops the build', async () => {
  const files = {
    ...FILES,
    'ui/index.ts': `import { a } from './a.ts'; export { a }; export { b } from './b.ts'; export { c } from './c.ts';`,
  };
  await expect(buildChunks('', files)).rejects.toThrow(/client-chunks: .*index\.ts exports .*a\.ts/);
});

test.each(Object.entries(PAGES))('the page %s is a file of the web app', (page, pattern) => {
  const app = join(import.meta.dirname, '../../app');
  const found = globSync('**/*.tsx', { cwd: app }).filter((file) => pattern.test(`/app/${file}`));
  const expected: Record<string, number> = { root: 2, listing: 5, orders: 2 };
  expect(found).toHaveLength(expected[page] ?? 1);
});
