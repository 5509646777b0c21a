import { describe, expect, it, test } from 'vitest';
import { lineCount, splitIntoColumns } from './split-into-columns.ts';

const branch = (name: string, ...children: string[]) => ({
  name,
  children: children.map((child) => ({ name: child })),
});

describe('splitting into three columns', () => {
  test.each([
    ['nine equal branches', [...'abcdefghi'], ['abc', 'def', 'ghi']],
    ['three', [...'abc'], ['a', 'b', 'c']],
    ['one', ['a'], ['', 'a', '']],
    ['none', [], ['', '', '']],
  ])('keeps the order of %s', (_what, names, expected) => {
    const columns = splitIntoColumns(names.map((name) => branch(name, '眼影')));
    expect(columns.map((column) => column.map(({ name }) => name).join(''))).toEqual(expected);
  });

  it('gives a tall branch a column of its own', () => {
    const tall = branch('a', ...Array.from({ length: 12 }, () => '气垫粉饼'));
    const columns = splitIntoColumns([tall, branch('b', '唇膏'), branch('c', '唇釉'), branch('d', '甲油')]);
    expect(columns[0]).toEqual([tall]);
  });
});

test.each([
  ['no words', [], 2],
  ['fourteen characters with their spaces', ['粉底液', '气垫粉饼', '遮瑕液与笔'], 3],
  ['one character too many', ['粉底液', '气垫粉饼', '遮瑕液与笔刷'], 4],
  ['a word longer than a line', ['一二三四五六七八九十一二三四五六'], 3],
])('%s: counts two title lines and the lines of the names', (_what, words, lines) =>
  expect(lineCount(branch('面部彩妆', ...words))).toBe(lines),
);
