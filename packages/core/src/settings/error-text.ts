/** Longest text of an error. */
export const ERROR_TEXT_LENGTH = 80;

const PLACEHOLDER = /\{(\w+)\}/g;
/** The names in braces, which the shop fills. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
];

/** What is wrong with a text that a merchant writes instead of the standard one; null when it can be shown. */
export function errorTextProblem(standard: string, own: string): string | null {
  if ([...own].length > ERROR_TEXT_LENGTH) return `不超过 ${ERROR_TEXT_LENGTH} 个字`;
  if ((own.match(/\p{Script=Han}/gu) ?? []).length < 2) return '至少写两个汉字';
  if (/\p{Cc}/u.test(own)) return '不能换行，也不能有看不见的字符';
  if (/[。．.！!？?；;，,、：:…]$/u.test(own)) return '结尾不加标点';
  if (own.includes('最')) return '不能用“最”字';
  const known = placeholdersOf(standard);
  const invented = placeholdersOf(own).find((name) => !known.includes(name));
  if (invented !== undefined) return `没有 {${invented}} 这个数，可以用的是${namesText(known)}`;
  return /[{}]/.test(own.replace(PLACEHOLDER, '')) ? '花括号只能用来写数的名称' : null;
}

const namesText = (names: readonly string[]): string =>
  names.length === 0 ? '：没有' : names.map((name) => ` {${name}}`).join('、');
