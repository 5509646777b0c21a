import { randomUUID } from 'node:crypto';
import { identityRoutes } from '@huarong/contract/identity';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

/** No other attack signs in to this account: its first device has to be accepted without a second step. */
const OWNER = '13800000002';
const addressOf = (index: number) => `10.20.${index >> 8}.${index & 255}`;

/** Strangers call the login of one mobile from many addresses and devices; its owner has to get in every time. */
export async function lockOutOwner(target: Target, tries: number): Promise<Outcome> {
  const home = { headers: { devicefingerprint: randomUUID() } };
  const signIn = (address: string) => target.logIn(OWNER, undefined, { ...home, address });
  await signIn('114.84.20.1');
  await inBatches(tries, 50, (index) =>
    target.logIn(OWNER, 'wrong-1234', {
      address: addressOf(index % 100),
      headers: { devicefingerprint: randomUUID() },
    }),
  );
  await inBatches(tries, 50, (index) =>
    target.call(
      identityRoutes.login,
      { mobile: OWNER, smsCode: '000000', rToken: 'made-up' },
      { address: addressOf(index % 100) },
    ),
  );
  const byPassword = await signIn('114.84.20.2');
  const sent = await target.call(
    identityRoutes.smsCode,
    { mobile: OWNER, purpose: 'login', ...(await target.captcha()) },
    { ...home, address: '114.84.20.3' },
  );
  const [message] = await target.messagesTo(OWNER);
  const byCode = await target.call(
    identityRoutes.login,
    { mobile: OWNER, smsCode: message?.code, rToken: sent.results?.['rToken'] },
    { ...home, address: '114.84.20.3' },
  );
  const succeeded = [byPassword, byCode].filter(({ errorCode }) => errorCode !== null).length;
  return { attack: 'locking the owner of a mobile out', tries: 2 * tries, succeeded, allowed: 0 };
}

/** People of an office ask for three codes each; none of them may be refused. */
export async function closeOffice(target: Target, people: number): Promise<Outcome> {
  const tries = people * 3;
  const answers = await inBatches(tries, 1, async (index) =>
    target.call(
      identityRoutes.smsCode,
      {
        mobile: `155${String(index).padStart(8, '0')}`,
        purpose: 'login',
        ...(await target.captcha()),
      },
      { address: '203.0.113.41', headers: { devicefingerprint: `office-${index % people}` } },
    ),
  );
  const succeeded = answers.filter(({ errorCode }) => errorCode !== null).length;
  return { attack: 'an office of 50 that asks for codes is closed', tries, succeeded, allowed: 0 };
}
