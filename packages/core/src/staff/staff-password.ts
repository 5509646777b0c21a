const LEAST_LENGTH = 12;
const GREATEST_LENGTH = 200;

/** Why a password of staff is refused, in the words of the form; null when it is good. Length counts more than symbols. */
export function staffPasswordProblem(typed: string, login: string): string | null {
  const password = typed.normalize('NFKC');
  const letters = [...password];
  if (letters.length < LEAST_LENGTH)
    return `至少 ${LEAST_LENGTH} 个字符，还差 ${LEAST_LENGTH - letters.length} 个`;
  if (letters.length > GREATEST_LENGTH) return `最多 ${GREATEST_LENGTH} 个字符`;
  if (new Set(letters).size < 6) return '重复的字符太多';
  const name = login.split('@')[0] ?? login;
  if (name.length >= 3 && password.toLowerCase().includes(name.toLowerCase())) return '不能包含登录名';
  return null;
}
