import { expect, it } from 'vitest';
import { debounceDelay } from './debounce-delay.ts';

const requestTimes = (count: number, at: number) => Array.from({ length: count }, () => at);

it('waits 120 ms after the last key', () => expect(debounceDelay([], 5_000)).toBe(120));
it('allows twenty requests in ten seconds', () =>
  expect(debounceDelay(requestTimes(19, 5_000), 5_000)).toBe(120));
it('waits until the first of twenty requests is ten seconds old', () =>
  expect(debounceDelay(requestTimes(20, 5_000), 7_000)).toBe(8_000));
it('ignores requests older than ten seconds', () =>
  expect(debounceDelay(requestTimes(20, 5_000), 20_000)).toBe(120));
