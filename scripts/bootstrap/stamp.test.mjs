import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles, readStamp, writeStamp } from './stamp.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huarong-stamp-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'price.ts'), 'one');
  writeFileSync(join(folder, 'lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (options) => hashFiles(folder, ['src', 'lock.json', 'absent'], options);

test('stays the same while nothing changes', () => {
  expect(hash()).toBe(hash());
});

test('does not depend on the order or the doubling of the list', () => {
  expect(hashFiles(folder, ['lock.json', 'src', 'src'])).toBe(hash());
});

test('changes with the content of a file', () => {
  const before = hash();
  writeFileSync(join(folder, 'src', 'price.ts'), 'two');
  expect(hash()).not.toBe(before);
});

test('changes with the name of a file', () => {
  const before = hash();
  renameSync(join(folder, 'src', 'price.ts'), join(folder, 'src', 'cost.ts'));
  expect(hash()).not.toBe(before);
});

test('changes when a file is added, unless it is one that does not count', () => {
  const before = hash();
  writeFileSync(join(folder, 'src', 'price.test.ts'), 'test');
  expect(hash()).not.toBe(before);
  expect(hash({ ignores: (path) => path.includes('.test.') })).toBe(before);
});

test('a stamp is read back as it was written, and is null before', () => {
  const file = join(folder, 'stamp');
  expect(readStamp(file)).toBeNull();
  writeStamp(file, 'abc');
  expect(readStamp(file)).toBe('abc');
});
