import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryFolder } from './memory-folder.mjs';

let inMemory;
beforeEach(() => {
  inMemory = mkdtempSync(join(tmpdir(), 'huarong-memory-'));
});
afterEach(() => rmSync(inMemory, { recursive: true }));

test('is in memory where there is space', () => {
  expect(dirname(createMemoryFolder('test', { inMemory, enoughBytes: 1 }))).toBe(inMemory);
});

test.each([
  ['too small', { enoughBytes: Infinity }],
  ['not there', { inMemory: '/does-not-exist' }],
])('is on the disk where memory is %s', (_what, options) => {
  const folder = createMemoryFolder('test-disk', { inMemory, ...options });
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});

test('deletes the folders of processes that ended, and no other', () => {
  const create = (name) => {
    mkdirSync(join(inMemory, name));
    return () => existsSync(join(inMemory, name));
  };
  // No system gives a process this number.
  const ofEnded = create('huarong-test-99999999-a');
  const ofRunning = create(`huarong-test-${process.pid}-a`);
  const ofAnotherName = create('huarong-other-99999999-a');
  const withoutNumber = create('huarong-test-a');
  createMemoryFolder('test', { inMemory, enoughBytes: 1 });
  expect([ofEnded(), ofRunning(), ofAnotherName(), withoutNumber()]).toEqual([false, true, true, true]);
});
