import { expect, test } from 'vitest';
import { findAvoided } from './find-avoided.ts';

test('a word is found in the list of ingredients, in whatever width or case', () => {
  expect(findAvoided('水、变性乙醇（Alcohol Denat.）、香精', ['香精', 'ＡＬＣＯＨＯＬ', '视黄醇'])).toEqual([
    '香精',
    'ＡＬＣＯＨＯＬ',
  ]);
});

test('nothing is found of nothing', () => expect(findAvoided('水、甘油', ['', ' '])).toEqual([]));
