import { staffRoutes as routes } from '@huarong/contract/admin/staff';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { type AdminHarness, loginOf, STAFF_PASSWORD } from '../../open-admin.ts';

const WRONG_CODE = 'ADM1002E';
/** Wrong guesses of one person before that name has to wait, also when they are sent at once. */
const EVALUATED_AT_ONCE = 5;

/** Passwords and codes, one after the other and at once, from one address and from many. */
export async function guessCredentials(shop: AdminHarness, tries: number): Promise<AttackResult> {
  return resultOf([
    ...(await guessPassword(shop, tries)),
    ...(await guessCodes(shop, tries)),
    ...(await guessRecoveryCodes(shop, tries)),
  ]);
}

async function guessPassword(shop: AdminHarness, tries: number) {
  const login = loginOf('OWNER');
  const attempts = [];
  for (let n = 0; n < tries; n++) {
    const browser = shop.newBrowser();
    const guess = { login, password: n === tries - 1 ? STAFF_PASSWORD : `Huarong20${n}!` };
    const { errorCode } = await browser.call(routes.signIn, guess, { address: `203.0.113.${n % 200}` });
    // The last guess is right: by then the name has to wait, whoever asks.
    attempts.push({ what: `password ${n + 1}`, isHeld: errorCode !== null && browser.cookie() === '' });
  }
  return attempts;
}

async function guessCodes(shop: AdminHarness, tries: number) {
  const browser = shop.newBrowser();
  const address = '198.51.100.7';
  await browser.call(routes.signIn, { login: loginOf('FINANCE'), password: STAFF_PASSWORD }, { address });
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, n) =>
      browser.call(
        routes.passCode,
        { code: String(100_000 + n * 7919).slice(0, 6) },
        { address: `198.51.100.${n}` },
      ),
    ),
  );
  const evaluated = answers.filter(({ errorCode }) => errorCode === WRONG_CODE).length;
  return [
    ...answers.map(({ errorCode }, n) => ({ what: `code ${n + 1}`, isHeld: errorCode !== null })),
    { what: `${evaluated} codes evaluated at once`, isHeld: evaluated <= EVALUATED_AT_ONCE },
  ];
}

async function guessRecoveryCodes(shop: AdminHarness, tries: number) {
  const browser = shop.newBrowser();
  const address = '198.51.100.250';
  await browser.call(routes.signIn, { login: loginOf('AUDITOR'), password: STAFF_PASSWORD }, { address });
  const attempts = [];
  for (let n = 0; n < tries; n++) {
    const code = `AAAAAAA${String(222 + n).replace(/[01]/g, '9')}`;
    const { errorCode } = await browser.call(routes.passRecoveryCode, { code }, { address });
    attempts.push({ what: `recovery code ${n + 1}`, isHeld: errorCode !== null });
  }
  return attempts;
}
