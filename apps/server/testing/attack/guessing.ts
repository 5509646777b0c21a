import { identityRoutes } from '@huarong/contract/identity';
import { encodeBase64, nicknameProblem, normaliseNickname } from '@huarong/core/identity';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
/** The password was checked when the answer says that it is wrong. */
const isPasswordChecked = ({ errorCode }: { errorCode: string | null }) => errorCode === 'USR1001E';

/** Many passwords for one account, each from another address. */
export async function guessOneAccount(target: Target, tries: number): Promise<Outcome> {
  const answers = await inBatches(tries, 50, (index) =>
    target.logIn('13800000003', `wrong-${index}`, { address: addressOf(index) }),
  );
  const succeeded = answers.filter(isPasswordChecked).length;
  return { attack: 'guessing one password from many addresses', tries, succeeded, allowed: 6 };
}

/** Leaked passwords for many accounts, from one address with spoofed X-Forwarded-For headers. */
export async function stuffAccounts(target: Target, tries: number): Promise<Outcome> {
  const answers = await inBatches(tries, 50, (index) =>
    target.logIn(`139${String(index).padStart(8, '0')}`, 'Leaked-2026', {
      address: '203.0.113.9',
      headers: { 'x-forwarded-for': addressOf(index) },
    }),
  );
  const succeeded = answers.filter(isPasswordChecked).length;
  return {
    attack: 'stuffing accounts from one address, X-Forwarded-For spoofed',
    tries,
    succeeded,
    allowed: 20,
  };
}

/** Passwords of a megabyte, which would be slow to hash. */
export async function sendHugePasswords(target: Target, tries: number): Promise<Outcome> {
  const password = encodeBase64('a1'.repeat(400_000));
  const before = process.memoryUsage().rss;
  const answers = await inBatches(tries, 10, () =>
    target.call(identityRoutes.postLogin, { loginId: encodeBase64('13800000001'), password }),
  );
  const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  const succeeded = answers.filter(({ status }) => status !== 413 && status !== 400).length;
  return { attack: 'passwords of a megabyte', tries, succeeded, allowed: 0, note: `RSS ${grown} MB` };
}

/** Nicknames that imitate the shop's name. */
export function imitateShopName(): Outcome {
  const marks = ['', '\u200b', '\u00ad', '\u2060', '\u202e', '\u3164', ' ', '·', '-', '\u0301'];
  const words = [
    '花容',
    '官方',
    '客服',
    'HUARONG',
    'huarong',
    'admin',
    'Ηuаrоng',
    'ΗUΑRΟNG',
    'ａｄｍｉｎ',
    '𝓱𝓾𝓪𝓻𝓸𝓷𝓰',
  ];
  const names = words.flatMap((word) => marks.map((mark) => [...word].join(mark)));
  const succeeded = names.filter((name) => nicknameProblem(normaliseNickname(name)) === null).length;
  return { attack: 'nicknames that look like the shop’s own', tries: names.length, succeeded, allowed: 0 };
}
