import { randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten codes that replace the second factor once each: `K7QXM-2PRWD`. Their hashes are stored without the hyphen. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });

export const plainRecoveryCode = (shown: string): string => shown.replace('-', '');
