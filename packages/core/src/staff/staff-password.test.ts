import { expect, it } from 'vitest';
import { staffPasswordProblem } from './index.ts';

it.each(['Huarong2026!', 'correct horse battery', '一二三四五六七八九十甲乙'])('%s is accepted', (password) =>
  expect(staffPasswordProblem(password, 'owner@huarong.demo')).toBeNull(),
);

it.each([
  ['', '至少 12 个字符，还差 12 个'],
  ['abcdef12345', '至少 12 个字符，还差 1 个'],
  ['aaaaaaaaaaaaaa', '重复的字符太多'],
  ['xOwner2026!!!', '不能包含登录名'],
  ['ab1'.repeat(70), '最多 200 个字符'],
])('%s is refused: %s', (password, problem) =>
  expect(staffPasswordProblem(password, 'owner@huarong.demo')).toBe(problem),
);
