import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

test('paragraphs follow each other without a gap, words without a stop keep it', () => {
  expect(firstLines('没有滤镜。\n\n味道好闻。\n完')).toBe('没有滤镜。味道好闻。完');
  expect(firstLines('第一行\n第二行')).toBe('第一行\n第二行');
});
