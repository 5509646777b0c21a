import { identityRoutes } from '@huarong/contract/identity';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

const { smsCode, login } = identityRoutes;
const MINUTE_MS = 60_000;
const PER_HOUR = 5;
const send = (target: Target, mobile: string, address: string, more: object = {}, headers = {}) =>
  target.call(smsCode, { mobile, purpose: 'login', ...more }, { address, headers });
/** Sends with a solved captcha. */
const sendWithCaptcha = async (target: Target, mobile: string, address: string, headers = {}) =>
  send(target, mobile, address, await target.captcha(), headers);

/** Tries many codes for one that was sent. */
export async function guessCodes(target: Target, tries: number): Promise<Outcome> {
  const mobile = '15900000001';
  const { results } = await sendWithCaptcha(target, mobile, '203.0.113.21');
  const [{ code } = { code: '' }] = await target.messagesTo(mobile);
  const answers = await inBatches(tries, 50, (index) => {
    const guess = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    const body = { mobile, rToken: results?.['rToken'], smsCode: guess };
    // Each from another address, so only the attempt limit of the code can stop it.
    return target.call(login, body, { address: `10.9.${index >> 8}.${index & 255}` });
  });
  const succeeded = answers.filter(({ errorCode }) => errorCode === 'USR1006E').length;
  return { attack: 'trying codes one after the other', tries, succeeded, allowed: 5 };
}

/** One mobile number in many spellings, from one address with spoofed X-Forwarded-For headers. */
export async function bombOneMobile(target: Target, tries: number): Promise<Outcome> {
  const mobile = '15900000002';
  const wide = [...mobile].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('');
  const spaced = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`;
  const spellings = [
    mobile,
    `+86${mobile}`,
    `86${mobile}`,
    `0086${mobile}`,
    spaced,
    `+86 ${spaced}`,
    wide,
    `\u200b${mobile}`,
  ];
  const startedAt = performance.now();
  await inBatches(tries, 25, (index) =>
    sendWithCaptcha(target, spellings[index % spellings.length]!, '203.0.113.22', {
      'x-forwarded-for': `198.51.100.${index % 250}`,
    }),
  );
  const succeeded = (await target.messagesTo(mobile)).length;
  const minutes = Math.floor((performance.now() - startedAt) / MINUTE_MS);
  return {
    attack: 'bombing one mobile, captchas solved, number variants, X-Forwarded-For spoofed',
    tries,
    succeeded,
    // One a minute, five an hour: a long run may take more minutes than one.
    allowed: Math.min(PER_HOUR, 1 + minutes),
  };
}

/** Many numbers from one address, without captchas or with solved ones. */
export async function bombManyMobiles(
  target: Target,
  tries: number,
  solvesCaptcha: boolean,
): Promise<Outcome> {
  const address = solvesCaptcha ? '203.0.113.24' : '203.0.113.23';
  const before = (await target.messagesTo()).length;
  await inBatches(tries, solvesCaptcha ? 1 : 25, async (index) =>
    send(
      target,
      `${solvesCaptcha ? 157 : 158}${String(index).padStart(8, '0')}`,
      address,
      solvesCaptcha ? await target.captcha() : {},
      { 'x-forwarded-for': `198.51.100.${index % 250}` },
    ),
  );
  const succeeded = (await target.messagesTo()).length - before;
  return solvesCaptcha
    ? { attack: 'bombing many mobiles, captchas solved', tries, succeeded, allowed: 200 }
    : {
        attack: 'bombing many mobiles, no captcha solved',
        tries,
        succeeded,
        allowed: 0,
      };
}

/** One solved captcha, used many times. */
export async function replayCaptcha(target: Target, tries: number): Promise<Outcome> {
  const address = '203.0.113.25';
  const captcha = await target.captcha();
  const answers = await inBatches(tries, 50, (index) =>
    send(target, `1561${String(index).padStart(7, '0')}`, address, captcha),
  );
  const succeeded = answers.filter(({ errorCode }) => errorCode === null).length;
  return { attack: 'one captcha used many times at once', tries, succeeded, allowed: 1 };
}
