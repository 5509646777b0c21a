import { integrationKeysRoutes } from '@huarong/contract/admin/integration';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { identityRoutes } from '@huarong/contract/identity';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import { BUILT_IN_ROLES } from '@huarong/core/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/demo/index.ts';
import { callersOf } from '../fuzz/callers.ts';
import { type AdminHarness, loginOf, openAdmin, STAFF_PASSWORD } from '../open-admin.ts';
import { adminCalls } from './admin-calls.ts';
import { type Holders, PERMISSION_TABLE } from './permission-table.ts';

const calls = adminCalls.map(({ call, route, endpoint: { body } }) => ({
  call,
  route,
  isUpload: body === 'multipart',
}));

let shop: AdminHarness;
/** The cookie of somebody with each role. */
const cookies = new Map<string, string>();

beforeAll(async () => {
  shop = await openAdmin({ hasMembers: true });
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
async function isLetThrough(route: Route, by: Record<string, string>): Promise<boolean> {
  const isUpload = UPLOADS.has(route);
  const method = methodOf(route) as 'GET' | 'POST' | 'PUT' | 'DELETE';
  const { statusCode } = await shop.admin.inject({
    method,
    url: pathOf(route).replace(/\{\w+\}/g, '1'),
    headers: {
      ...(!('authorization' in by) && { 'sec-fetch-site': 'same-origin' }),
      ...by,
      ...(isUpload && REFUSED_UPLOAD.type),
    },
    ...(method !== 'GET' && (isUpload ? REFUSED_UPLOAD.body : REFUSED_BODY)),
  });
  return statusCode !== 401 && statusCode !== 403;
}

it('every call of the admin has a row in the table, and every row a call', () =>
  expect(calls.map(({ call }) => call).sort()).toEqual(Object.keys(PERMISSION_TABLE).sort()));

/** Calls that this caller can make and may not, and the other way round. */
async function wrongCalls(by: Record<string, string>, mayCall: (holders: Holders) => boolean) {
  const wrong: string[] = [];
  for (const { call, route } of calls) {
    const expected = mayCall(PERMISSION_TABLE[call] ?? []);
    if ((await isLetThrough(route, by)) !== expected)
      wrong.push(`${call} is ${expected ? 'refused' : 'let through'}`);
  }
  return wrong;
}
const isOpen = (holders: Holders) => holders === 'nobody-needed';

describe('each role calls what it may and nothing else', () => {
  it.each(BUILT_IN_ROLES.map(({ id }) => id))('%s', async (role) => {
    const mayCall = (holders: Holders) => typeof holders === 'string' || holders.includes(role);
    expect(await wrongCalls({ cookie: cookies.get(role) ?? '' }, mayCall)).toEqual([]);
  });
});

it('a key calls what its permissions allow and no person has to do', async () => {
  const owner = await shop.signIn('OWNER');
  const permissions = ['order:read', 'order:ship', 'order:cancel', 'stock:read', 'stock:adjust'];
  const { results } = await owner.call(integrationKeysRoutes.create, { name: 'WMS', permissions, days: 30 });
  const by = { authorization: `Bearer ${results.token}` };
  const wrong: string[] = [];
  for (const { call, route, endpoint } of adminCalls) {
    const isAllowed = permissions.includes(endpoint.permission) && !endpoint.needsProof;
    if ((await isLetThrough(route, by)) !== isAllowed) wrong.push(`${call} should be ${isAllowed}`);
  }
  expect(wrong).toEqual([]);
});

describe('calls only what is open to everybody', () => {
  const opensNothing = async (by: Record<string, string>) => expect(await wrongCalls(by, isOpen)).toEqual([]);

  it('whoever has no session', () => opensNothing({}));

  it('whoever has given the password alone', async () => {
    const browser = shop.newBrowser();
    await browser.call(staffRoutes.signIn, { login: loginOf('OWNER'), password: STAFF_PASSWORD });
    await opensNothing({ cookie: browser.cookie() });
  });

  it('whoever was suspended', async () => {
    const browser = await shop.signIn('MARKETER');
    await shop.db
      .updateTable('staff')
      .set({ state: 'suspended' })
      .where('login', '=', loginOf('MARKETER'))
      .execute();
    await opensNothing({ cookie: browser.cookie() });
  });

  it('whoever has an expired session', async () => {
    const browser = await shop.signIn('FINANCE');
    await shop.db
      .updateTable('staff_session')
      .set({ idle_until: new Date(0), expires_at: new Date(0) })
      .where('staff_id', '=', await shop.staffIdOf('FINANCE'))
      .execute();
    await opensNothing({ cookie: browser.cookie() });
  });

  it('a member of the shop', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: pathOf(identityRoutes.postLogin),
      payload: { queryBody: { loginId: encodeBase64('13800000001'), password: encodeBase64(DEMO_PASSWORD) } },
    });
    await opensNothing(asCookieToo({ token: answer.json().results.Token }));
  });

  it('a guest of the shop', async () => {
    const guest = (await callersOf(shop.app)).find(({ name }) => name === 'guest');
    await opensNothing(asCookieToo(guest?.headers ?? {}));
  });
});

/** The token of a shopper, as the shop sends it and as the cookie of the admin. */
function asCookieToo(headers: Record<string, string>) {
  const [token] = Object.values(headers);
  if (!token) throw new Error('the shop gave no token');
  return { ...headers, cookie: `huarong-admin=${token}` };
}
