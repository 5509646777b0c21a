import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('runs two tasks at a time, a heavy one alone, all in order of arrival', async () => {
  const gate = createSemaphore(2);
  const seen: string[] = [];
  const inside = new Set<string>();
  const visit = (name: string, places = 1) =>
    gate.run(places, async () => {
      inside.add(name);
      seen.push([...inside].join('+'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside.delete(name);
    });
  await Promise.all([visit('a'), visit('b'), visit('heavy', 2), visit('c'), visit('d')]);
  expect(seen).toEqual(['a', 'a+b', 'heavy', 'c', 'c+d']);
});

it('releases the permit when the task fails', async () => {
  const gate = createSemaphore(1);
  await expect(gate.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(1, async () => 'next')).toBe('next');
});
