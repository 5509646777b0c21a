import { expect, it } from 'vitest';
import { insertTemplate, splitAtWord } from './moderation-labels.ts';

it('splits a text at the word that held it', () => {
  expect(splitAtWord('请加微信聊', '加微信')).toEqual(['请', '加微信', '聊']);
  expect(splitAtWord('进 QQ群 吧', 'qq群')).toEqual(['进 ', 'QQ群', ' 吧']);
  expect(splitAtWord('加 微 信', '加微信')).toEqual(['加 微 信', '', '']);
  expect(splitAtWord('很好', null)).toEqual(['很好', '', '']);
});

it('inserts a template after what is written, within the length of a reply', () => {
  expect(insertTemplate('  ', '感谢您的分享。')).toBe('感谢您的分享。');
  expect(insertTemplate('您好，\n', '感谢您的分享。')).toBe('您好，\n感谢您的分享。');
  expect(insertTemplate('好'.repeat(299), '感谢')).toHaveLength(300);
});
