import { describe, expect, test } from 'vitest';
import { profileErrors, readProfile } from './profile-values.ts';

const filled = { nickname: '知夏', name: '', gender: 'female', city: ' 上海市 ' };

describe('the profile form', () => {
  test('sends the filled fields; an empty city is cleared, an empty name is left unchanged', () => {
    expect(readProfile(filled)).toEqual({ profile: { nickname: '知夏', gender: 'female', city: '上海市' } });
    expect(readProfile({ ...filled, city: '' })).toMatchObject({ profile: { city: null } });
  });

  test.each([
    [{ birthYear: '1996', birthMonth: '11', birthDate: '' }, '还差“日”，请选择完整的生日'],
    [{ birthYear: '', birthMonth: '11', birthDate: '2' }, '还差“年”，请选择完整的生日'],
    [{ birthYear: '1997', birthMonth: '2', birthDate: '29' }, '没有这一天，请重新选择'],
  ])('reports an invalid birthday %j', (parts, birthday) =>
    expect(readProfile({ ...filled, ...parts })).toEqual({ errors: { birthday } }),
  );

  test('joins year, month and day to a birthday', () =>
    expect(readProfile({ ...filled, birthYear: '1996', birthMonth: '2', birthDate: '29' })).toMatchObject({
      profile: { birthday: '1996-02-29' },
    }));

  test('counts characters, not code units', () =>
    expect(readProfile({ ...filled, nickname: '𠮷' })).toMatchObject({
      errors: { nickname: '昵称至少 2 个字' },
    }));

  test('shows a refusal at its field', () => {
    expect(profileErrors({ code: 'age-too-young', message: '未满 14 周岁' })).toEqual({
      birthday: '未满 14 周岁',
    });
    expect(profileErrors({ code: 'busy', message: '稍后再试' })).toEqual({ form: '稍后再试' });
  });
});
