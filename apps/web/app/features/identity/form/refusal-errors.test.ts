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
  ])('%s is shown at the field %s', (code, field) =>
    expect(refusalErrors({ code, message: '请重试' })).toEqual({ [field]: '请重试' }),
  );
  test.each(['account-locked', 'high-risk'])('%s opens a step of its own', (code) =>
    expect(refusalErrors({ code, message: '已锁定' })).toEqual({}),
  );
  test('about the captcha requests a new image', () => {
    expect(isAboutCaptcha({ code: 'captcha-needed', message: '' })).toBe(true);
    expect(isAboutCaptcha({ code: 'code-wrong', message: '' })).toBe(false);
  });
});
