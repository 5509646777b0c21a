import { adminContracts } from '@huarong/contract/admin';
import type { AdminContract } from '@huarong/contract/admin/kit';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { BUILT_IN_ROLES } from '@huarong/core/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, loginOf, openAdmin, STAFF_PASSWORD } from '../open-admin.ts';
import { PERMISSION_TABLE } from './permission-table.ts';

const calls = Object.entries(adminContracts).flatMap(([feature, contract]) =>
  Object.entries(contract as AdminContract).map(([name, { route, body }]) => ({
    call: `${feature}.${name}`,
    route: route as Route,
    isUpload: body === 'multipart',
  })),
);

let shop: AdminHarness;
/** The cookie of somebody with each role. */
const cookies = new Map<string, string>();

beforeAll(async () => {
  shop = await openAdmin();
  for (const { id } of BUILT_IN_ROLES) cookies.set(id, await signInWithRole(id));
});
afterAll(() => shop.close());

/** Somebody who holds this role alone. */
async function signInWithRole(roleId: string): Promise<string> {
  const staffId = await shop.staffIdOf('AUDITOR');
  const { login } = await shop.db
    .insertInto('staff')
    .columns(['login', 'name', 'password_hash', 'totp_sealed', 'state'])
    .expression((from) =>
      from
        .selectFrom('staff')
        .select((column) => [
          column.val(`${roleId.toLowerCase()}@test.demo`).as('login'),
          'name',
          'password_hash',
          'totp_sealed',
          'state',
        ])
        .where('id', '=', staffId),
    )
    .returning('login')
    .executeTakeFirstOrThrow();
  const { id } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('staff_role_grant').values({ staff_id: id, role_id: roleId }).execute();
  const browser = shop.newBrowser();
  await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
  await browser.call(staffRoutes.passCode, { code: await shop.freshCode(login) });
  return browser.cookie();
}

const UPLOADS = new Set(calls.filter(({ isUpload }) => isUpload).map(({ route }) => route));
/** Bodies that no call accepts. */
const REFUSED_BODY = { payload: { queryBody: 'no object' } };
const REFUSED_UPLOAD = {
  type: { 'content-type': 'multipart/form-data; boundary=end' },
  body: { payload: '--end--\r\n' },
};

/** Whether the call was let through. Writes carry a body that no call accepts, so that nothing is done. */
async function isLetThrough(route: Route, cookie: string | undefined): Promise<boolean> {
  const isUpload = UPLOADS.has(route);
  const method = methodOf(route) as 'GET' | 'POST' | 'PUT' | 'DELETE';
  const { statusCode } = await shop.admin.inject({
    method,
    url: pathOf(route).replace(/\{\w+\}/g, '1'),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(isUpload && REFUSED_UPLOAD.type),
    },
    ...(method !== 'GET' && (isUpload ? REFUSED_UPLOAD.body : REFUSED_BODY)),
  });
  return statusCode !== 401 && statusCode !== 403;
}

it('every call of the admin has a row in the table, and every row a call', () =>
  expect(calls.map(({ call }) => call).sort()).toEqual(Object.keys(PERMISSION_TABLE).sort()));

describe.each(calls)('$call', ({ call, route }) => {
  const holders = PERMISSION_TABLE[call] ?? [];
  const isOpen = holders === 'nobody-needed';

  it.each(BUILT_IN_ROLES.map(({ id }) => id))('by %s', async (role) => {
    const mayCall = typeof holders === 'string' || holders.includes(role);
    expect(await isLetThrough(route, cookies.get(role))).toBe(mayCall);
  });

  it('by nobody', async () => expect(await isLetThrough(route, undefined)).toBe(isOpen));
});

describe('sessions that open nothing', () => {
  const closed = calls.filter(({ call }) => PERMISSION_TABLE[call] !== 'nobody-needed');
  const openedBy = async (cookie: string) => {
    const open: string[] = [];
    for (const { call, route } of closed) if (await isLetThrough(route, cookie)) open.push(call);
    return open;
  };

  it('the second step is missing', async () => {
    const browser = shop.newBrowser();
    await browser.call(staffRoutes.signIn, { login: loginOf('OWNER'), password: STAFF_PASSWORD });
    expect(await openedBy(browser.cookie())).toEqual([]);
  });

  it('the person was suspended', async () => {
    const browser = await shop.signIn('MARKETER');
    await shop.db
      .updateTable('staff')
      .set({ state: 'suspended' })
      .where('login', '=', loginOf('MARKETER'))
      .execute();
    expect(await openedBy(browser.cookie())).toEqual([]);
  });

  it('it expired', async () => {
    const browser = await shop.signIn('FINANCE');
    await shop.db
      .updateTable('staff_session')
      .set({ idle_until: new Date(0), expires_at: new Date(0) })
      .where('staff_id', '=', await shop.staffIdOf('FINANCE'))
      .execute();
    expect(await openedBy(browser.cookie())).toEqual([]);
  });

  it('it is a token of a shopper', async () =>
    expect(await openedBy(`huarong-admin=${'A'.repeat(43)}`)).toEqual([]));
});
