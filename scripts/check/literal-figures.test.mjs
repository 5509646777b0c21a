import { expect, test } from 'vitest';
import { findLiteralFigures } from './literal-figures.mjs';

const find = (text) =>
  findLiteralFigures('page.tsx', text).map(({ line, why }) => [line, why.split(' is')[0]]);

test.each([
  ['a text of JSX', '<p>\n  未通过的 90 天后删除\n</p>', [2, '90 天']],
  ['a string', "hint: '每张不超过 5 MB'", [1, '5 MB']],
  ['a range', '验货 1–2 个工作日', [1, '1–2 个工作日']],
])('notices a limit in %s', (_where, text, found) => expect(find(text)).toEqual([found]));

test.each([
  ['a limit of STORE', '<p>{STORE.orders.returnDays} 天内</p> {days} 小时'],
  ['a comment', '/** Kept for 30 天. */\n  // 5 分钟'],
  ['what a bank decides', "'1–3 个工作日'"],
  ['an option of a list', "['3', '近三个月']"],
])('allows %s', (_what, text) => expect(find(text)).toEqual([]));
