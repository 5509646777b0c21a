import { expect, test } from 'vitest';
import { cpuSeconds, secondsInClock, secondsInStat } from './cpu-time.ts';

test('a program with an odd name is still measured', () => {
  const stat = '42 (node (shop) 1) S 1 42 42 0 -1 4194560 100 0 0 0 250 75 0 0 20 0 11 0 9 1 1';
  expect(secondsInStat(stat)).toBeCloseTo(3.25);
});

test.each([
  ['1:02.50\n', 62.5],
  ['00:01:05', 65],
  ['1-02:03:04', 93_784],
])('ps says %j', (clock, seconds) => {
  expect(secondsInClock(clock)).toBeCloseTo(seconds);
});

test('work shows in the CPU time of this process', () => {
  const before = cpuSeconds(process.pid);
  const until = performance.now() + 150;
  while (performance.now() < until);
  expect(cpuSeconds(process.pid)).toBeGreaterThan(before);
});
