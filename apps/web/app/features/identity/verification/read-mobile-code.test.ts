import { describe, expect, test } from 'vitest';
import { readMobileCode } from './read-mobile-code.ts';

const typed = { mobile: '+86 138 0000 0001', smsCode: '123456' };

describe('mobile and SMS code', () => {
  test('are normalised for the API', () =>
    expect(readMobileCode({ ...typed, smsCode: ' １２３456 ' }, 'r')).toEqual({
      errors: null,
      input: { mobile: '13800000001', smsCode: '123456', rToken: 'r' },
    }));
  test.each([
    [{ ...typed, mobile: '1280000' }, 'r', 'mobile'],
    [{}, null, 'mobile'],
    [typed, null, 'smsCode'],
    [{ ...typed, smsCode: '12345' }, 'r', 'smsCode'],
    [{ ...typed, smsCode: '12345a' }, 'r', 'smsCode'],
  ])('%j with the token %j report the missing part at %s', (values, rToken, field) =>
    expect(Object.keys(readMobileCode(values, rToken).errors ?? {})).toEqual([field]),
  );
});
