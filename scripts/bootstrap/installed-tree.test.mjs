import { expect, test } from 'vitest';
import { holdsAll, isLockUpToDate } from './installed-tree.mjs';

const wanted = {
  '': { dependencies: { react: '19.3.1' } },
  'packages/core': { version: '0.1.0' },
  'node_modules/@huarong/core': { resolved: 'packages/core', link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
};
const present = {
  'node_modules/@huarong/core': { resolved: 'packages/core', link: true },
  'node_modules/react': { version: '19.3.1' },
};

test('a tree with every package at its version counts as installed', () => {
  expect(holdsAll(wanted, present)).toBe(true);
});

test.each([
  ['a package at another version', { ...present, 'node_modules/react': { version: '18.0.0' } }],
  ['a missing package', { 'node_modules/@huarong/core': { link: true } }],
  ['a missing link to our own package', { 'node_modules/react': { version: '19.3.1' } }],
])('%s asks for an installation', (_case, tree) => {
  expect(holdsAll(wanted, tree)).toBe(false);
});

test('a package.json that asks for something the lock does not know is noticed', () => {
  const manifests = { '': { dependencies: { react: '19.3.1' } }, 'packages/core': {} };
  expect(isLockUpToDate(wanted, (path) => manifests[path])).toBe(true);
  manifests['packages/core'] = { devDependencies: { zod: '4.6.7' } };
  expect(isLockUpToDate(wanted, (path) => manifests[path])).toBe(false);
});
