import { expect, test } from 'vitest';
import { findAvoided } from './find-avoided.ts';

test('an avoided ingredient is found in any width and case', () => {
  expect(findAvoided('水、变性乙醇（Alcohol Denat.）、香精', ['香精', 'ＡＬＣＯＨＯＬ', '视黄醇'])).toEqual([
    '香精',
    'ＡＬＣＯＨＯＬ',
  ]);
});

test('empty names match nothing', () => expect(findAvoided('水、甘油', ['', ' '])).toEqual([]));
