import { expect, it } from 'vitest';
import { maskBirthday, maskDetail, parseMemberSearch } from './index.ts';

it.each([
  ['13800000002', 'mobile', '13800000002'],
  ['+86 138-0000-0002', 'mobile', '13800000002'],
  ['0426', 'mobile-end', '0426'],
  ['1000000002', 'id', '1000000002'],
  ['6210 0000 0000 2001', 'card', '6210000000002001'],
  ['202611150018604217', 'order', '202611150018604217'],
  ['20261115001860421701', 'order', '202611150018604217'],
  ['Lin@Mail.example', 'email', 'lin@mail.example'],
  ['知夏', 'nickname', '知夏'],
  ['123', 'nickname', '123'],
])('%s is searched as %s', (typed, kind, value) => {
  expect(parseMemberSearch(typed)).toEqual({ kind, value });
});

it('masks a birthday and the detail of an address', () => {
  expect(maskBirthday('1996-06-18')).toBe('****-06-**');
  expect(maskDetail('文三路 88 号')).toBe('文**');
});
