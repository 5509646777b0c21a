import { integrationKeysRoutes } from '@huarong/contract/admin/integration';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { pathOf, toHttpRequest } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AdminHarness,
  openAdmin,
  STAFF_PASSWORD,
  type StaffBrowser,
} from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true, env: { SHOP_LIMITS: 'on' } });
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());

const KEY = { name: '仓库 WMS', permissions: ['order:read', 'order:ship'], days: 30 };
const createKey = async (more: object = {}) =>
  (await owner.call(integrationKeysRoutes.create, { ...KEY, ...more })).results as {
    keyId: string;
    token: string;
  };

/** A call as a program makes it. */
async function callWith(
  key: string,
  route: string,
  input: object = {},
  headers: object = {},
  remoteAddress = '203.0.113.7',
) {
  const request = toHttpRequest(route as never, input as Record<string, unknown>);
  const answer = await shop.admin.inject({
    method: request.method as 'GET' | 'POST',
    url: request.url,
    remoteAddress,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(request.body && { payload: request.body }),
  });
  const { results, errorCode, errorMessage } = answer.json();
  return { status: answer.statusCode, results, errorCode, message: errorMessage };
}
const WRONG = { status: 401, errorCode: 'ADM9595E', message: '接口密钥无效，或者不能从这个地址使用' };

describe('a key', () => {
  it('ships an order; the audit log names it, and only a hash of it is stored', async () => {
    const { orderId } = await createOrder(shop.db);
    const { keyId, token } = await createKey();
    const input = { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1400000000001' };
    expect(await callWith(token, ordersAdminRoutes.ship, input)).toMatchObject({
      status: 200,
      errorCode: null,
    });
    const [entry] = await shop.lastEntries();
    const key = await shop.db
      .selectFrom('api_key')
      .selectAll()
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      call: 'orders.ship',
      outcome: 'done',
      staff_id: key.staff_id,
      session_id: `key:${keyId}`,
      address: '203.0.113.7',
    });
    expect(JSON.stringify(key)).not.toContain(token.split('_').slice(2).join('_'));
    expect(key.last_address).toBe('203.0.113.7');
  });

  it('is refused without the permission, and that is recorded', async () => {
    const { keyId, token } = await createKey({ permissions: ['stock:read'] });
    expect(await callWith(token, ordersAdminRoutes.list)).toMatchObject({
      status: 403,
      errorCode: 'ADM0003E',
    });
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ outcome: 'forbidden', session_id: `key:${keyId}` });
  });

  it('does nothing that a person has to do', async () => {
    const { orderId } = await createOrder(shop.db);
    const { token } = await createKey({ permissions: ['order:cancel'] });
    const unsuited = { status: 403, errorCode: 'ADM9596E' };
    const cancel = { orderId, subOrderId: `${orderId}-1`, reason: '测试取消' };
    expect(await callWith(token, ordersAdminRoutes.cancel, cancel)).toMatchObject(unsuited);
    expect(await callWith(token, staffRoutes.account)).toMatchObject(unsuited);
    expect(await callWith(token, staffRoutes.signIn, { login: 'a@b.c', password: 'x' })).toMatchObject(
      unsuited,
    );
  });

  it.each([
    ['an unknown one', () => `hrk_aaaaaaaaaaaa_${'a'.repeat(43)}`],
    ['another secret', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['an empty one', () => ''],
    ['no key at all', () => "' or 1=1 --"],
  ])('is refused with the same answer: %s', async (_, change) => {
    const { token } = await createKey();
    expect(await callWith(change(token), ordersAdminRoutes.list)).toMatchObject(WRONG);
  });

  it('ends at once when it is revoked, at its date, and for other addresses', async () => {
    const { keyId, token } = await createKey();
    expect((await callWith(token, ordersAdminRoutes.list)).status).toBe(200);
    await owner.call(integrationKeysRoutes.revoke, { keyId, reason: '不再使用' });
    expect(await callWith(token, ordersAdminRoutes.list)).toMatchObject(WRONG);
    expect(await owner.call(integrationKeysRoutes.revoke, { keyId, reason: '再来一次' })).toMatchObject({
      status: 409,
    });
    const expired = await createKey();
    await shop.db
      .updateTable('api_key')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('id', '=', expired.keyId)
      .execute();
    expect(await callWith(expired.token, ordersAdminRoutes.list)).toMatchObject(WRONG);
    const elsewhere = await createKey({ networks: ['198.51.100.0/24', '2001:db8::/32'] });
    expect(await callWith(elsewhere.token, ordersAdminRoutes.list)).toMatchObject(WRONG);
    const here = await createKey({ networks: ['203.0.113.0/24'] });
    expect((await callWith(here.token, ordersAdminRoutes.list)).status).toBe(200);
  });

  it('is refused from a browser and beside a cookie', async () => {
    const { token } = await createKey();
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-origin' },
      { cookie: owner.cookie() },
    ])
      expect(await callWith(token, ordersAdminRoutes.list, {}, headers)).toMatchObject({
        status: 403,
        errorCode: 'CMN0012E',
      });
  });

  it('is slowed down by itself: another key goes on, and wrong keys lock out no right one', async () => {
    const [busy, other] = [await createKey(), await createKey()];
    const ask = async (token: string) =>
      (await callWith(token, staffRoutes.account, {}, {}, '203.0.113.8')).status;
    const answers = [];
    for (let round = 0; round < 12; round++)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(busy.token)))));
    expect(new Set(answers)).toEqual(new Set([403]));
    expect(await ask(busy.token)).toBe(429);
    expect(await ask(other.token)).toBe(403);
    const wrong = [];
    for (let count = 0; count < 11; count++) wrong.push(await ask('hrk_wrong'));
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
    expect(await ask(other.token)).toBe(403);
  });

  it('opens the document of the API', async () => {
    const { token } = await createKey();
    const get = (key: string) =>
      shop.admin.inject({ url: '/admin/openapi.json', headers: { authorization: `Bearer ${key}` } });
    expect((await get(token)).json().paths).toHaveProperty(pathOf(ordersAdminRoutes.list));
    expect((await get('wrong')).statusCode).toBe(401);
  });

  it('is no person: it is in no list, cannot sign in, be invited or get roles', async () => {
    const { keyId } = await createKey();
    const { rows } = (await owner.call(staffRoutes.list)).results;
    expect(JSON.stringify(rows)).not.toContain('仓库 WMS');
    const { id } = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('login', '=', `key:${keyId}`)
      .executeTakeFirstOrThrow();
    const staffId = String(id);
    expect((await owner.call(staffRoutes.detail, { staffId })).status).toBe(404);
    expect((await owner.call(staffRoutes.renewInvite, { staffId, reason: '丢了手机' })).status).toBe(404);
    const roles = [{ roleId: 'OWNER', until: null }];
    expect((await owner.call(staffRoutes.setRoles, { staffId, roles, reason: '测试' })).status).toBe(404);
    const signIn = { login: `key:${keyId}`, password: STAFF_PASSWORD };
    expect((await shop.newBrowser().call(staffRoutes.signIn, signIn)).errorCode).not.toBeNull();
  });
});

describe('creating a key refuses', () => {
  it.each([
    [{ permissions: ['staff:write'] }, 'ADM9597E'],
    [{ permissions: ['integration:write'] }, 'ADM9597E'],
    [{ permissions: ['refund:approve'] }, 'ADM9597E'],
    [{ permissions: ['no:such'] }, 'ADM9597E'],
    [{ networks: ['10.0.0.0/33'] }, 'ADM9597E'],
    [{ networks: ['warehouse'] }, 'ADM9597E'],
    [{ permissions: [] }, 'CMN0001E'],
    [{ days: 3_650 }, 'CMN0001E'],
  ])('%o', async (more, errorCode) => {
    const before = await shop.db.selectFrom('api_key').select('id').execute();
    expect(await owner.call(integrationKeysRoutes.create, { ...KEY, ...more })).toMatchObject({ errorCode });
    expect(await shop.db.selectFrom('api_key').select('id').execute()).toHaveLength(before.length);
  });
});
