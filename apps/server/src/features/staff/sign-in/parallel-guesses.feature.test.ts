import { staffRoutes } from '@huarong/contract/admin/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, loginOf, openAdmin, STAFF_PASSWORD } from '../../../../testing/open-admin.ts';

let shop: AdminHarness;
beforeAll(async () => {
  shop = await openAdmin();
});
afterAll(() => shop.close());

const WRONG_PASSWORD = 'ADM1001E';
const WRONG_CODE = 'ADM1002E';
const LOCKED = 'ADM1003W';
const GUESSES = Array.from({ length: 20 }, (_, n) => n);

describe('of twenty guesses at once five are compared, and then not even the right one', () => {
  it('passwords', async () => {
    const login = loginOf('MODERATOR');
    const guess = (password: string) => shop.newBrowser().call(staffRoutes.signIn, { login, password });
    const guesses = await Promise.all(GUESSES.map((n) => guess(`Huarong20${n}!`)));
    expect(guesses.filter(({ errorCode }) => errorCode === WRONG_PASSWORD)).toHaveLength(5);
    expect((await guess(STAFF_PASSWORD)).errorCode).toBe(LOCKED);
  });

  it('one-time codes', async () => {
    const login = loginOf('MERCHANDISER');
    const browser = shop.newBrowser();
    await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
    const guess = (code: string) => browser.call(staffRoutes.passCode, { code });
    const guesses = await Promise.all(GUESSES.map((n) => guess(String(100_000 + n))));
    expect(guesses.filter(({ errorCode }) => errorCode === WRONG_CODE)).toHaveLength(5);
    expect((await guess(await shop.freshCode(login))).errorCode).toBe(LOCKED);
  });

  it('codes of a proof', async () => {
    const auditor = await shop.signIn('AUDITOR');
    const guess = (code: string) => auditor.call(staffRoutes.prove, { code });
    const guesses = await Promise.all(GUESSES.map((n) => guess(String(200_000 + n))));
    expect(guesses.filter(({ errorCode }) => errorCode === WRONG_CODE)).toHaveLength(5);
    expect((await guess(await shop.freshCode(loginOf('AUDITOR')))).errorCode).toBe(LOCKED);
  });
});

it('four people who sign in with one name at once all get in', async () => {
  const login = loginOf('FINANCE');
  const signIn = () => shop.newBrowser().call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
  const replies = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
  expect(replies.map(({ errorCode }) => errorCode)).toEqual([null, null, null, null]);
  expect(await shop.db.selectFrom('staff_try').select('id').execute()).toEqual([]);
});
