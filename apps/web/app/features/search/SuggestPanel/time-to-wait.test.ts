import { expect, it } from 'vitest';
import { timeToWait } from './time-to-wait.ts';

const asked = (count: number, at: number) => Array.from({ length: count }, () => at);

it('waits for the hand to rest', () => expect(timeToWait([], 5_000)).toBe(120));
it('asks up to twenty times in ten seconds', () => expect(timeToWait(asked(19, 5_000), 5_000)).toBe(120));
it('then waits until the first of the twenty is ten seconds old', () =>
  expect(timeToWait(asked(20, 5_000), 7_000)).toBe(8_000));
it('forgets what is long ago', () => expect(timeToWait(asked(20, 5_000), 20_000)).toBe(120));
