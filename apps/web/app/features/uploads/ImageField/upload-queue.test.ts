import { expect, test } from 'vitest';
import { createQueue } from './upload-queue.ts';

test('runs three at a time, in order, and goes on after a failure', async () => {
  const add = createQueue(3);
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  for (let number = 0; number < 5; number += 1)
    add(() => {
      begun.push(number);
      return new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }).catch(() => undefined);
    });
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.(new Error('no network'));
  await Promise.resolve().then(() => new Promise((resolve) => setTimeout(resolve)));
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
