import { expect, it } from 'vitest';
import { displayTimeLeft } from './display-time-left.ts';

it.each([
  [1800, '30 分 00 秒'],
  [65, '1 分 05 秒'],
  [0, '0 分 00 秒'],
  [3720, '1 小时 02 分'],
])('%i seconds are displayed as %s', (seconds, text) => expect(displayTimeLeft(seconds)).toBe(text));
