/** GB 32100: digits and letters without I, O, S, V and Z, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MISREAD = /[IOSVZ]/;
const LENGTH = 18;
/** Numbers from before 2015. */
const OLD_LENGTHS: readonly number[] = [15, 17, 20];

export type TaxNumberCheck =
  | { kind: 'typing'; text: string }
  | { kind: 'right'; text: string }
  /** Accepted with a warning. */
  | { kind: 'old'; text: string }
  | { kind: 'wrong'; text: string };

/** Stored form: no spaces, upper case, half-width. */
export const normaliseTaxNumber = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Checks a 统一社会信用代码 while it is typed; `right` and `old` may be saved. */
export function checkTaxNumber(typed: string): TaxNumberCheck {
  const number = normaliseTaxNumber(typed);
  if (/[^0-9A-Z]/.test(number)) return { kind: 'wrong', text: '只能包含数字和大写字母' };
  if (OLD_LENGTHS.includes(number.length))
    return { kind: 'old', text: '15、17、20 位旧税号也可保存，可能无法用于抵扣' };
  if (number.length > LENGTH) return { kind: 'wrong', text: '位数不对，统一社会信用代码为 18 位' };
  if (MISREAD.test(number))
    return { kind: 'wrong', text: '含有 I、O、Z、S、V，统一社会信用代码不使用这些字母' };
  if (number.length < LENGTH)
    return { kind: 'typing', text: `已输入 ${number.length} 位，还差 ${LENGTH - number.length} 位` };
  return number.endsWith(checkCharacter(number))
    ? { kind: 'right', text: '18 位，校验通过，可以保存' }
    : {
        kind: 'wrong',
        text: '最后一位校验不符，请对照营业执照；常见是 0 与 O、1 与 I 混淆',
      };
}

export const isTaxNumber = (typed: string): boolean => {
  const { kind } = checkTaxNumber(typed);
  return kind === 'right' || kind === 'old';
};

/** The eighteenth character, from the first seventeen: weights are the powers of 3 modulo 31. */
export function checkCharacter(number: string): string {
  let weight = 1;
  let total = 0;
  for (const character of number.slice(0, LENGTH - 1)) {
    total += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (total % 31)) % 31);
}
