import { STORE } from '../../shared/index.ts';

const { min, max, kinds } = STORE.identity.password;
const KINDS = [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/];
const UNTYPABLE = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/** Normalises a password: full-width letters of an input method equal their ASCII forms. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC');

/** 8–20 characters, two kinds of letters, digits and symbols, no invisible characters. */
export function isStrongPassword(typed: string): boolean {
  const password = normalisePassword(typed);
  const length = [...password].length;
  if (length < min || length > max || UNTYPABLE.test(password)) return false;
  return KINDS.filter((kind) => kind.test(password)).length >= kinds;
}
