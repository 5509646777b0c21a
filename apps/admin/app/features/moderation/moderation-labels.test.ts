import { expect, it } from 'vitest';
import { splitAtWord } from './moderation-labels.ts';

it('splits a text at the word that held it', () => {
  expect(splitAtWord('请加微信聊', '加微信')).toEqual(['请', '加微信', '聊']);
  expect(splitAtWord('进 QQ群 吧', 'qq群')).toEqual(['进 ', 'QQ群', ' 吧']);
  expect(splitAtWord('加 微 信', '加微信')).toEqual(['加 微 信', '', '']);
  expect(splitAtWord('很好', null)).toEqual(['很好', '', '']);
});
