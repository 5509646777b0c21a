import { expect, it } from 'vitest';
import { formatDuration } from './system-texts.ts';

it.each([
  [1.82, '1.8 秒'],
  [59.9, '59 秒'],
  [60, '1 分钟'],
  [3_600, '1 小时'],
  [86_400, '1 天'],
])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
