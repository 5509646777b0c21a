import { expect, test } from 'vitest';
import { matchSentence, quoted } from './match-sentence.ts';

test.each([
  ['nickname', '小赤木', '索兰娜 朱砂丝绒哑光唇膏', '按昵称「小赤木」找到索兰娜 朱砂丝绒哑光唇膏。'],
  ['pinyin', 'kouhong', '口红', '按拼音「kouhong」找到「口红」。'],
  ['typo', 'kestar', 'KESTRA', '没有「kestar」，已按相近的「KESTRA」查找。'],
  ['traditional', '腮紅', '腮红', '「腮紅」已按简体「腮红」查找。'],
] as const)('explains a match by %s', (kind, word, meaning, text) =>
  expect(matchSentence({ kind, word, meaning }).text).toBe(text),
);

test('quotes dropped words in corner brackets', () => expect(quoted(['夜光', '棒'])).toBe('「夜光」「棒」'));
