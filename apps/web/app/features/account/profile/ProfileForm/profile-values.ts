import type { FormErrors } from '../../../identity/index.ts';

interface ProfileInput {
  nickname: string;
  name?: string;
  gender: 'female' | 'male' | 'undisclosed';
  birthday?: string;
  city: string | null;
}
type ProfileResult = { errors: FormErrors; profile?: never } | { errors?: never; profile: ProfileInput };

/** Reads the form into the input of the call, or returns errors; a birthday needs all three parts or none. */
export function readProfile(values: Record<string, string>): ProfileResult {
  const [nickname = '', name = '', city = ''] = [values['nickname'], values['name'], values['city']].map(
    (text) => text?.trim() ?? '',
  );
  const errors: FormErrors = {};
  if ([...nickname].length < 2) errors['nickname'] = '昵称至少 2 个字';
  if (name !== '' && [...name].length < 2) errors['name'] = '姓名至少 2 个字';
  const birthday = readBirthday(values);
  if (birthday === null) errors['birthday'] = missingPart(values);
  if (birthday === null || Object.keys(errors).length > 0) return { errors };
  return {
    profile: {
      nickname,
      ...(name !== '' && { name }),
      gender: (values['gender'] ?? 'undisclosed') as ProfileInput['gender'],
      ...(birthday !== '' && { birthday }),
      city: city === '' ? null : city,
    },
  };
}

const BIRTHDAY_PARTS = [
  ['birthYear', '年'],
  ['birthMonth', '月'],
  ['birthDate', '日'],
] as const;

/** `1996-11-23`; empty when nothing is selected, null when a part is missing or the date does not exist. */
function readBirthday(values: Record<string, string>): string | null {
  const [year = '', month = '', date = ''] = BIRTHDAY_PARTS.map(([name]) => values[name]);
  if (!year && !month && !date) return '';
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}

function missingPart(values: Record<string, string>): string {
  const missing = BIRTHDAY_PARTS.find(([name]) => !values[name]);
  return missing ? `还差“${missing[1]}”，请选择完整的生日` : '没有这一天，请重新选择';
}

const FIELD_BY_CODE: Record<string, string> = {
  'words-refused': 'nickname',
  'birthday-locked': 'birthday',
  'birthday-wrong': 'birthday',
  'age-too-young': 'birthday',
};

export const profileErrors = ({ code, message }: { code: string; message: string }): FormErrors => ({
  [FIELD_BY_CODE[code] ?? 'form']: message,
});
