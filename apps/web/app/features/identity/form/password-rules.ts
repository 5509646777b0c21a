import { isStrongPassword, normalisePassword } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';

const { min, max, kinds: minKinds } = STORE.identity.password;
const KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/];
const LONG = 12;
const KINDS_TEXT = '字母、数字、符号至少两种';

/** 8–20 位，字母、数字、符号至少两种 */
export const PASSWORD_RULE = `${min}–${max} 位，${KINDS_TEXT}`;

const countKinds = (password: string) => KINDS.filter((kind) => kind.test(password)).length;

/** The password rules, and whether the typed text meets them. */
export function passwordRules(typed: string) {
  const password = normalisePassword(typed);
  const { length } = [...password];
  const isRightLength = length >= min && length <= max;
  const soFar = length > 0 && !isRightLength ? `，目前 ${length} 位` : '';
  return [
    { text: `${min}–${max} 位${soFar}`, isMet: isRightLength },
    { text: KINDS_TEXT, isMet: countKinds(password) >= minKinds },
  ];
}

/** From 0 to 4, for the bar. A password that breaks the rules is at most 1. */
export function passwordStrength(typed: string): number {
  if (typed === '') return 0;
  if (!isStrongPassword(typed)) return 1;
  const password = normalisePassword(typed);
  return 2 + Number(countKinds(password) === KINDS.length) + Number([...password].length >= LONG);
}
