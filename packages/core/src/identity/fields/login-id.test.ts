import { expect, test } from 'vitest';
import { parseLoginId, parseMobile } from './login-id.ts';

test.each([
  '13800000001',
  '+8613800000001',
  '+86 138-0000-0001',
  '008613800000001',
  '86 13800000001',
  '１３８００００００01',
  '＋８６ １３８００００００01',
  ' 138 0000 0001 ',
  '138\u00a00000\u30000001',
  '(138)00000001',
])('%s is read as the same mobile', (written) => expect(parseMobile(written)).toBe('13800000001'));

test.each([
  '',
  '12800000001',
  '1380000000',
  '138000000011',
  '+1 13800000001',
  '١٣٨٠٠٠٠٠٠٠١',
  '1380000000a',
  '86138000000',
  '+8686 13800000001',
  '13800000001\u200b',
])('%j is not a mobile', (written) => expect(parseMobile(written)).toBeNull());

test.each([
  ['13800000001', { kind: 'mobile', mobile: '13800000001' }],
  [' Lin@Mail.Example ', { kind: 'email', email: 'lin@mail.example' }],
  ['ｌｉｎ@mail.example', { kind: 'email', email: 'lin@mail.example' }],
  ['lin', null],
  ['', null],
  ["' or 1=1 --", null],
  ['lіn@mail.example', null],
])('%j at login is read as %j', (written, read) => expect(parseLoginId(written)).toEqual(read));
