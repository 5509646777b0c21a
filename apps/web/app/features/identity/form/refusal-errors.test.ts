import { describe, expect, test } from 'vitest';
import { isAboutCaptcha, refusalErrors } from './refusal-errors.ts';

describe('a refusal', () => {
  test.each([
    ['credentials-wrong', 'password'],
    ['captcha-wrong', 'valiCode'],
    ['code-too-soon', 'smsCode'],
    ['mobile-taken', 'mobile'],
    ['unexpected', 'form'],
    ['step-expired', 'form'],
  ])('%s stands under the field %s', (code, field) =>
    expect(refusalErrors({ code, message: '请重试' })).toEqual({ [field]: '请重试' }),
  );
  test.each(['account-locked', 'high-risk'])('%s opens a page of its own instead', (code) =>
    expect(refusalErrors({ code, message: '已锁定' })).toEqual({}),
  );
  test('about the picture code asks for a new picture', () => {
    expect(isAboutCaptcha({ code: 'captcha-needed', message: '' })).toBe(true);
    expect(isAboutCaptcha({ code: 'code-wrong', message: '' })).toBe(false);
  });
});
