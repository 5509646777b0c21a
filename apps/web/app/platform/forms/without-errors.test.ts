import { expect, test } from 'vitest';
import { withoutErrors } from './without-errors.ts';

test('a change of a field drops its error and that of the form, and keeps the others', () => {
  const errors = { mobile: '请输入 11 位手机号', smsCode: '请先获取验证码', form: '没有保存成功' };
  expect(withoutErrors(errors, 'mobile')).toEqual({ smsCode: '请先获取验证码' });
  const others = { smsCode: '请先获取验证码' };
  expect(withoutErrors(others, 'mobile'), 'the same object, so that nothing is rendered again').toBe(others);
});
