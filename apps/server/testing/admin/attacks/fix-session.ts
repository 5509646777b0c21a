import { staffRoutes as routes } from '@huarong/contract/admin/staff';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { type AdminHarness, loginOf, STAFF_PASSWORD } from '../../open-admin.ts';

/** A token that was known before the sign-in, between its steps, or after its end. */
export async function fixSession(
  shop: Pick<AdminHarness, 'newBrowser' | 'freshCode'>,
): Promise<AttackResult> {
  const foreign = `huarong-admin=${'P'.repeat(43)}`;
  const login = loginOf('MERCHANDISER');
  const browser = shop.newBrowser();
  const headers = { cookie: foreign };
  await browser.call(routes.signIn, { login, password: STAFF_PASSWORD }, { headers });
  const half = browser.cookie();
  await browser.call(routes.passCode, { code: await shop.freshCode(login) });
  const full = browser.cookie();
  const opens = async (cookie: string) =>
    (await shop.newBrowser().call(routes.account, {}, { headers: { cookie } })).errorCode === null;
  const attempts = [
    { what: 'the foreign token became the session', isHeld: half !== foreign && full !== foreign },
    { what: 'the token of the first step became the session', isHeld: half !== full },
    { what: 'the foreign token opens the account', isHeld: !(await opens(foreign)) },
    { what: 'the token of the first step opens the account', isHeld: !(await opens(half)) },
    { what: 'two cookies open the account', isHeld: !(await opens(`${full}; ${foreign}`)) },
    { what: 'the session itself opens the account', isHeld: await opens(full) },
  ];
  await browser.call(routes.signOut);
  attempts.push({ what: 'a token opens the account after its sign-out', isHeld: !(await opens(full)) });
  return resultOf(attempts);
}
