import { expect, it } from 'vitest';
import { debounceDelay } from './debounce-delay.ts';

const requestTimes = (count: number, at: number) => Array.from({ length: count }, () => at);

it('waits for the hand to rest', () => expect(debounceDelay([], 5_000)).toBe(120));
it('asks up to twenty times in ten seconds', () =>
  expect(debounceDelay(requestTimes(19, 5_000), 5_000)).toBe(120));
it('then waits until the first of the twenty is ten seconds old', () =>
  expect(debounceDelay(requestTimes(20, 5_000), 7_000)).toBe(8_000));
it('forgets what is long ago', () => expect(debounceDelay(requestTimes(20, 5_000), 20_000)).toBe(120));
