import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProof, solveProof } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

const hex = (words: Int32Array) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('the hash equals SHA-256 for every input', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('a solved answer is valid for its own task only, and the solver pauses every five hundred tries', async () => {
  let pauses = 0;
  const task = { salt: 'task-1', bits: 15 };
  const answer = await solveProof(task, async () => void pauses++);
  expect(isProof(task, answer)).toBe(true);
  expect(isProof({ ...task, salt: 'task-2' }, answer)).toBe(false);
  expect(isProof(task, 'x')).toBe(false);
  expect(pauses).toBe(Math.floor(Number.parseInt(answer, 36) / 500));
});
