import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorTextProblem, placeholdersOf } from './error-text.ts';

const STANDARD = '还差 {left} 件，最多 {limit} 件';

it.each([
  ['换一个试试', null],
  ['还可以买 {limit} 件', null],
  ['还可以买 {left} 件，一共 {limit} 件', null],
  ['请看 <b>这里</b> 的说明', null],
  ['稍等 {seconds} 秒', '没有 {seconds} 这个数，可以用的是 {left}、 {limit}'],
  ['稍等 {limit 秒', '花括号只能用来写数的名称'],
  ['稍等 {} 秒', '花括号只能用来写数的名称'],
  ['稍等一下。', '结尾不加标点'],
  ['稍等一下!', '结尾不加标点'],
  ['请等', null],
  ['等', '至少写两个汉字'],
  ['try again', '至少写两个汉字'],
  ['稍等\n一下', '不能换行，也不能有看不见的字符'],
  ['卖得最好的', '不能用“最”字'],
  ['字'.repeat(81), '不超过 80 个字'],
])('%j: %j', (own, problem) => expect(errorTextProblem(STANDARD, own)).toBe(problem));

it('says that a standard text without a number has none to use', () =>
  expect(errorTextProblem('请先登录', '请等 {n} 秒')).toBe('没有 {n} 这个数，可以用的是：没有'));

it('accepts no text whose placeholders the shop cannot fill', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('{left}', '{limit}', '{other}', '{', '}', '商城', '稍等')),
      (parts) => {
        const own = parts.join('');
        if (errorTextProblem(STANDARD, own) !== null) return;
        expect(placeholdersOf(own).every((name) => ['left', 'limit'].includes(name))).toBe(true);
        expect(own.replaceAll(/\{(left|limit)\}/g, '')).not.toMatch(/[{}]/);
      },
    ),
  ));
