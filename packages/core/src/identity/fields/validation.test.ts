import { describe, expect, test } from 'vitest';
import { emailProblem, formatTwoDecimals, isDigits, isEmail, spacesToPlus } from './validation.ts';

describe('an e-mail address', () => {
  test.each([
    'a@b.cn',
    'li_hua.2026@mail.example.com',
    'HUARONG@EXAMPLE.COM',
    '138@qq-mail.com.cn',
    '_._@x.museum',
    'Li.Hua@Mail.Co.UK',
    'a@sub-domain.mail.example.photography',
    'a@163.com',
    'a@xn--fiq228c.xn--fiqs8s',
  ])('%s is valid', (text) => expect(isEmail(text)).toBe(true));
  test.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.',
    'a@b.c',
    'a@.com',
    'a b@c.cn',
    'a@b@c.cn',
    'a+tag@c.cn',
    'a-b@c.cn',
    '李@c.cn',
    'a@b.c1',
    'a@b.cn\n',
    ' a@b.cn',
    `${'a'.repeat(250)}@b.cn`,
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false));
  test.each([
    ['li+shop@mail.example', '邮箱 @ 前面只支持字母、数字、下划线和点，不支持“+”，请换一个邮箱'],
    ['li-hua@mail.example', '邮箱 @ 前面只支持字母、数字、下划线和点，不支持“-”，请换一个邮箱'],
    ['li hua@mail.example', '邮箱 @ 前面只支持字母、数字、下划线和点，不支持“空格”，请换一个邮箱'],
    ['a@b@c.cn', '邮箱 @ 前面只支持字母、数字、下划线和点，不支持“@”，请换一个邮箱'],
    ['lihua', '请输入完整的邮箱地址，例如 name@example.com'],
    ['a@mail', '请检查 @ 后面的域名，例如 example.com'],
    ['a@mail..cn', '请检查 @ 后面的域名，例如 example.com'],
  ])('%s is explained', (text, problem) => expect(emailProblem(text)).toBe(problem));
  test('a valid one has no problem', () => expect(emailProblem('li_hua@mail.example')).toBeNull());
  // A pattern that backtracks would not end before the time limit of a test.
  test('a long hostile address is refused', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(isEmail(`a@${'a.'.repeat(120)}!`)).toBe(false);
  });
});

describe('a whole number', () => {
  test.each(['0', '7', '007', '12345678901234567890'])('%s has digits only', (text) =>
    expect(isDigits(text)).toBe(true),
  );
  test.each(['', ' ', '-1', '+1', '1.0', '1e3', '0x10', '１２', '٣', '12\n', ' 12', '1,000'])(
    '%j has other characters',
    (text) => expect(isDigits(text)).toBe(false),
  );
});

test.each([
  ['a b c', 'a+b+c'],
  ['abc', 'abc'],
  ['  ', '++'],
  ['a+b', 'a+b'],
  ['', ''],
])('the forgot-password parameter %j is read as %j', (given, read) => expect(spacesToPlus(given)).toBe(read));

test.each<[string | number, string | null]>([
  ['320', '320.00'],
  ['320.5', '320.50'],
  ['320.55', '320.55'],
  ['1.005', '1.01'],
  [1.005, '1.01'],
  [0.1 + 0.2, '0.30'],
  ['2.994', '2.99'],
  ['9.999', '10.00'],
  ['0', '0.00'],
  [0, '0.00'],
  ['-80', '-80.00'],
  ['-0.001', '0.00'],
  ['007.1', '7.10'],
  ['9007199254740.99', '9007199254740.99'],
  ['', null],
  ['abc', null],
  ['1,180.00', null],
  ['1e3', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('the price %j is shown as %j', (amount, shown) => expect(formatTwoDecimals(amount)).toBe(shown));
