import { expect, test } from 'vitest';
import { maskAddress, maskEmail, maskMobile } from './mask.ts';

test('a mobile shows its first three and last four digits', () =>
  expect(maskMobile('13800001234')).toBe('138****1234'));

test.each([
  ['gu.wanqing@mail.example', 'gu***@mail.example'],
  ['ab@c.cn', 'a***@c.cn'],
  ['a@c.cn', '***@c.cn'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));

test.each([
  ['114.84.20.7', '114.84.*.*'],
  ['2408:8207:1:2::3', '2408:8207:…'],
])('the address %s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown));
