import { staffRoutes } from '@huarong/contract/admin/staff';
import { identityRoutes } from '@huarong/contract/identity';
import { pathOf, type Route } from '@huarong/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal, unseal } from '#platform/secrets';
import { DEMO_TOTP_SECRET } from '../src/features/demo/staff/demo-staff.ts';
import { keyedHash } from '../src/features/identity/index.ts';
import { resealStaffCodes, totpCode, totpStep } from '../src/features/staff/index.ts';
import { type AdminHarness, loginOf, openAdmin, STAFF_PASSWORD } from './open-admin.ts';

const PREVIOUS = 'the-secret-before-of-at-least-32-characters';
const CURRENT = 'the-secret-of-today-of-at-least-32-characters';
const FOREIGN = 'a-secret-of-somebody-else-of-32-characters';
/** Before the change of the secret, and never. */
const CASES = [
  [PREVIOUS, true],
  [FOREIGN, false],
] as const;

let shop: AdminHarness;
beforeAll(async () => {
  shop = await openAdmin({ hasMembers: true, env: { SHOP_SECRET: CURRENT, SHOP_SECRET_PREVIOUS: PREVIOUS } });
});
afterAll(() => shop.close());

const post = async (route: Route, queryBody: object) =>
  (await shop.app.inject({ method: 'POST', url: pathOf(route), payload: { queryBody } })).json();

describe('while the secret is being replaced', () => {
  it.each(CASES)('a one-time code of staff sealed with %s is read: %s', async (secret, isRead) => {
    const login = loginOf('FINANCE');
    await shop.db
      .updateTable('staff')
      .set({ totp_sealed: seal(DEMO_TOTP_SECRET, secret, 'staff codes') })
      .where('login', '=', login)
      .execute();
    const browser = shop.newBrowser();
    await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
    const passed = await browser.call(staffRoutes.passCode, { code: await shop.freshCode(login) });
    expect(passed.results?.state === 'signed-in').toBe(isRead);
  });

  it.each(CASES)('a recovery code hashed with %s is known: %s', async (secret, isKnown) => {
    const login = loginOf('WAREHOUSE');
    const staff_id = await shop.staffIdOf('WAREHOUSE');
    await shop.db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute();
    const code_hash = keyedHash(secret, 'staff recovery code', 'ABCDEFGHJK');
    await shop.db.insertInto('staff_recovery_code').values({ staff_id, code_hash }).execute();
    const browser = shop.newBrowser();
    await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
    const passed = await browser.call(staffRoutes.passRecoveryCode, { code: 'ABCDE-FGHJK' });
    expect(passed.results?.state === 'signed-in').toBe(isKnown);
  });

  it.each(CASES)(
    'a new one-time secret that the page holds, sealed with %s, is read: %s',
    async (secret, isRead) => {
      const browser = await shop.signIn('MARKETER');
      const pending = seal(`${await shop.staffIdOf('MARKETER')}:${DEMO_TOTP_SECRET}`, secret, 'staff codes');
      const code = totpCode(DEMO_TOTP_SECRET, totpStep(new Date()));
      const { errorCode } = await browser.call(staffRoutes.confirmTotp, { pending, code });
      expect(errorCode === null).toBe(isRead);
    },
  );

  it.each(CASES)('a code sent to a member and hashed with %s is right: %s', async (secret, isRight) => {
    const mobile = secret === PREVIOUS ? '13800000002' : '13800000003';
    const { results } = await post(identityRoutes.smsCode, { mobile, purpose: 'login' });
    await sql`update verification_code set code_hash = ${keyedHash(secret, 'code', results.rToken, '246810')}
      where recipient = ${mobile}`.execute(shop.db);
    const login = await post(identityRoutes.login, { mobile, rToken: results.rToken, smsCode: '246810' });
    expect(login.errorCode === null).toBe(isRight);
  });

  it('seals one-time codes again, so that the previous secret may go', async () => {
    const login = loginOf('AUDITOR');
    const sealedNow = async () =>
      (
        await shop.db
          .selectFrom('staff')
          .select('totp_sealed')
          .where('login', '=', login)
          .executeTakeFirstOrThrow()
      ).totp_sealed ?? '';
    await shop.db
      .updateTable('staff')
      .set({ totp_sealed: seal(DEMO_TOTP_SECRET, PREVIOUS, 'staff codes') })
      .where('login', '=', login)
      .execute();
    await resealStaffCodes(shop.db, shop.config);
    const sealed = await sealedNow();
    expect(unseal(sealed, [CURRENT], 'staff codes')).toBe(DEMO_TOTP_SECRET);
    await resealStaffCodes(shop.db, shop.config);
    expect(await sealedNow()).toBe(sealed);
  });
});
