import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { memberOwner, SERVER_CALLER } from '#platform/context';
import { openGuestSession, openMemberSession } from '#platform/session';
import { onPostgres } from '../../../../testing/index.ts';
import { type CartShop, insertMember, openCartShop } from '../../cart/testing/open-cart-shop.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { deleteOldRecords } from './commit-record.queries.ts';

const CART = '/v3/shopcart/shopcart';
const HIGH_RISK = '/v1/usercenter/second/highRisk';
let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(
    async (db) => {
      await db.updateTable('stock').set({ available: 10_000 }).where('sku_id', '=', SKU.cream).execute();
    },
    { SHOP_LIMITS: 'on' },
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('commit_record').execute();
  await shop.db.deleteFrom('verification_code').execute();
});

type Headers = Record<string, string>;
/** On a busy machine a shop with limits answers 503; the call is then repeated. */
async function call(url: string, queryBody: object, headers: Headers, address: string, method = 'POST') {
  for (;;) {
    const answer = await shop.app.inject({
      ...{ method: method as 'POST', url, headers, remoteAddress: address },
      ...(method !== 'GET' && { payload: { queryBody } }),
    });
    if (answer.statusCode !== 503) return { ...answer.json(), httpStatus: answer.statusCode };
    await setTimeout(500);
  }
}
type Client = ReturnType<typeof clientOf>;
const clientOf = (headers: Headers, address: string, prefix = CART) => ({
  headers,
  prefix,
  post: (path: string, body: object = {}, more: Headers = {}) =>
    call(path.startsWith('/') ? path : `${prefix}/${path}`, body, { ...headers, ...more }, address),
});

let people = 0;
async function newMember({ device = randomUUID(), address = `114.84.${people >> 8}.${people & 255}` } = {}) {
  people += 1;
  const id = String(3_000_000_000 + people);
  await insertMember(shop.db, id);
  const mobile = `139${String(people).padStart(8, '0')}`;
  await shop.db.updateTable('member').set({ mobile }).where('id', '=', id).execute();
  const token = await openMemberSession(shop.db, id, SERVER_CALLER);
  const client = clientOf({ token, devicefingerprint: device }, address);
  return { ...client, id, mobile, device, addrId: await addAddress(client) };
}
async function addAddress(client: Client, detail = `花间路 ${people} 号`): Promise<string> {
  const path =
    client.prefix === CART ? '/v3/shopcart/recipientInfo/add' : `${client.prefix}/recipientInfo/add`;
  const { results } = await client.post(path, {
    ...{ name: '顾晚晴', mobile: '13800000426', address: detail, isDefault: true },
    ...{ provinceCode: '310000', cityCode: '310100', districtCode: '310104' },
  });
  return results.addrId;
}
/** Quotes this number of creams at ¥100 each. */
async function quote(client: Client, quantity: number): Promise<string> {
  await client.post(`${CART}/addToCart`, { skuId: SKU.cream, quantity });
  return (await client.post('getShopcartStepTwo')).results.quoteHash;
}
type Member = Awaited<ReturnType<typeof newMember>>;
const commit = (
  client: Client,
  quoteHash: string,
  addrId: string,
  body: object = {},
  headers: Headers = {},
) => client.post('commitOrderExtend', { quoteHash, addrId, paymentCode: 'ALIPAY', ...body }, headers);
const order = async (member: Member, quantity: number, headers: Headers = {}) =>
  commit(member, await quote(member, quantity), member.addrId, {}, headers);
const countOrders = async (memberId: string) =>
  (await shop.db.selectFrom('shop_order').select('id').where('owner', '=', memberOwner(memberId)).execute())
    .length;

const cartOf = (memberId: string) =>
  shop.db
    .selectFrom('cart_line')
    .select(['sku_id', 'quantity'])
    .where('owner', '=', memberOwner(memberId))
    .execute();

/** The member signed in on a device, some hours ago. */
const insertSignIn = (memberId: string, device: string, hoursAgo: number, way = 'password') =>
  sql`insert into sign_in_record (member_id, way, outcome, device_id, network, risk_score, created_at)
    values (${memberId}, ${way}, 'signed-in', ${device}, '114.84.0.0/24', 0,
      shop_now() - make_interval(hours => ${hoursAgo}))`.execute(shop.db);
/** A member who has used another device for a month and today signed in here by password. */
async function memberOnNewDevice() {
  const member = await newMember();
  await insertSignIn(member.id, randomUUID(), 30 * 24);
  await insertSignIn(member.id, member.device, 0);
  return member;
}
const newestCode = async () =>
  (await call('/demo/outbox.json', {}, {}, '127.0.0.1', 'GET'))[0].code as string;
/** Takes the second step with a code to the buyer; returns the answer. */
async function passStep(client: Client, riskToken: string) {
  const sent = await client.post(HIGH_RISK, { riskToken });
  expect(sent.results).toMatchObject({ rToken: expect.any(String) });
  return client.post(HIGH_RISK, { riskToken, rToken: sent.results.rToken, smsCode: await newestCode() });
}

describe('an ordinary order', () => {
  it('of a new member on a new device is placed, and so are the next ones', async () => {
    const member = await newMember();
    await insertSignIn(member.id, member.device, 0, 'register');
    for (let time = 0; time < 3; time++)
      expect(await order(member, 2)).toMatchObject({ httpStatus: 200, status: 0 });
    expect(
      await shop.db
        .selectFrom('commit_record')
        .select(['risk_score', 'is_verified', 'payable_fen'])
        .execute(),
    ).toEqual(Array(3).fill({ risk_score: 0, is_verified: false, payable_fen: 200_00 }));
  });

  it('is placed on a new device, and a large one on a known device or after a login by code', async () => {
    expect(await order(await memberOnNewDevice(), 2)).toMatchObject({ status: 0 });
    const known = await newMember();
    await insertSignIn(known.id, known.device, 30);
    expect(await order(known, 40)).toMatchObject({ status: 0 });
    const byCode = await newMember();
    await insertSignIn(byCode.id, randomUUID(), 30 * 24);
    await insertSignIn(byCode.id, byCode.device, 0, 'sms');
    expect(await order(byCode, 40)).toMatchObject({ status: 0 });
  });
});

describe('a large order on a new device', () => {
  it('needs the second step, changes nothing, and is placed by the same call after it', async () => {
    const member = await memberOnNewDevice();
    const quoteHash = await quote(member, 40);
    const key = { 'idempotency-key': randomUUID() };
    const stopped = await commit(member, quoteHash, member.addrId, {}, key);
    expect(stopped).toMatchObject({
      httpStatus: 423,
      errorCode: 'USR1005W',
      results: {
        methods: ['sms'],
        maskedMobile: `139****${member.mobile.slice(-4)}`,
        reasons: ['这一单金额较大', '这台设备第一次登录你的账号'],
      },
    });
    expect(await countOrders(member.id)).toBe(0);
    expect(await cartOf(member.id)).toEqual([{ sku_id: SKU.cream, quantity: 40 }]);

    const { results } = await passStep(member, stopped.results.riskToken);
    expect(results).toEqual({ riskControlId: expect.any(String) });
    const verified = { ...key, riskcontrolid: results.riskControlId };
    const placed = await commit(member, quoteHash, member.addrId, {}, verified);
    expect(placed).toMatchObject({ status: 0, results: { totalAmount: '4000.00' } });
    expect(await commit(member, quoteHash, member.addrId, {}, key), 'a repeated call').toMatchObject({
      results: { orderId: placed.results.orderId },
    });
    expect(await countOrders(member.id)).toBe(1);
    expect(
      await shop.db
        .selectFrom('commit_record')
        .select(['order_id', 'risk_score', 'risk_reasons', 'is_verified'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { order_id: null, risk_score: 60, risk_reasons: ['large-amount', 'new-device'], is_verified: false },
      {
        ...{ order_id: placed.results.orderId, risk_score: 60 },
        ...{ risk_reasons: ['large-amount', 'new-device'], is_verified: true },
      },
    ]);
  });

  it('is verified once, for this buyer and for no higher amount', async () => {
    const member = await memberOnNewDevice();
    const stopped = await order(member, 30);
    const { riskControlId } = (await passStep(member, stopped.results.riskToken)).results;
    const headers = { riskcontrolid: riskControlId };

    const other = await memberOnNewDevice();
    expect(await order(other, 30, headers), 'another buyer').toMatchObject({ httpStatus: 423 });
    expect(await order(member, 1, headers), 'a higher amount').toMatchObject({ httpStatus: 423 });
    await shop.db
      .updateTable('cart_line')
      .set({ quantity: 30 })
      .where('owner', '=', memberOwner(member.id))
      .execute();
    const quoteHash = (await member.post('getShopcartStepTwo')).results.quoteHash;
    expect(await commit(member, quoteHash, member.addrId, {}, headers)).toMatchObject({ status: 0 });
    expect(await order(member, 30, headers), 'a second order').toMatchObject({ httpStatus: 423 });
  });

  it.each([
    ['no header', {}],
    ['an invented verification', { riskcontrolid: 'invented' }],
    ['the id of an attempt', { riskcontrolid: randomUUID() }],
  ])('is not placed with %s', async (_what, headers) =>
    expect(await order(await memberOnNewDevice(), 30, headers)).toMatchObject({ httpStatus: 423 }),
  );

  it('is not placed with the token of the step alone, and the verification ends', async () => {
    const member = await memberOnNewDevice();
    const { riskToken } = (await order(member, 30)).results;
    const quoteHash = (await member.post('getShopcartStepTwo')).results.quoteHash;
    const again = (id: string) => commit(member, quoteHash, member.addrId, {}, { riskcontrolid: id });
    expect(await again(riskToken)).toMatchObject({ httpStatus: 423 });
    const { riskControlId } = (await passStep(member, riskToken)).results;
    await advanceClock(shop.db, 16 * 60);
    expect(await again(riskControlId)).toMatchObject({ httpStatus: 423 });
  });
});

describe('the second step of an order', () => {
  it('is taken by its buyer only, with a code for an order, within ten minutes', async () => {
    const member = await memberOnNewDevice();
    const { riskToken } = (await order(member, 30)).results;
    const stranger = await newMember();
    for (const other of [stranger, clientOf({}, '198.51.100.1')])
      expect(await other.post(HIGH_RISK, { riskToken })).toMatchObject({
        errorCode: 'USR1010W',
        errorMessage: '验证已超时，请再次提交订单',
      });
    const sent = await member.post(HIGH_RISK, { riskToken });
    const code = await newestCode();
    const wrong = {
      riskToken,
      rToken: sent.results.rToken,
      smsCode: code === '000000' ? '000001' : '000000',
    };
    expect(await member.post(HIGH_RISK, wrong)).toMatchObject({
      errorCode: 'USR1006E',
      results: { triesLeft: 4 },
    });
    expect(await member.post(HIGH_RISK, { riskToken, method: 'email' })).toMatchObject({
      errorCode: 'USR1010W',
    });
    await advanceClock(shop.db, 601);
    expect(await member.post(HIGH_RISK, { ...wrong, smsCode: code })).toMatchObject({
      errorCode: 'USR1010W',
    });
  });

  it('goes to the mobile of a guest’s order, and the form stays', async () => {
    people += 1;
    const { guestToken } = await openGuestSession(shop.db, SERVER_CALLER);
    const device = randomUUID();
    const guest = clientOf(
      { guesttoken: guestToken, devicefingerprint: device },
      '114.85.0.1',
      '/v3/shopcart/guest/model',
    );
    const addrId = await addAddress(guest);
    const quoteHash = await quote(guest, 2);
    await floodFrom({ device_id: device });
    const captcha = (await call('/v1/usercenter/captcha', {}, {}, '114.85.0.1', 'GET')).results;
    const sent = await guest.post('/v1/usercenter/smsCode', {
      ...{ mobile: '13700000009', purpose: 'guest' },
      ...{ valiCodeToken: captcha.valiCodeToken, valiCode: await newestCode() },
    });
    const verification = { mobile: '13700000009', rToken: sent.results.rToken, smsCode: await newestCode() };
    const stopped = await commit(guest, quoteHash, addrId, verification);
    expect(stopped).toMatchObject({
      httpStatus: 423,
      results: { methods: ['sms'], maskedMobile: '137****0009', reasons: ['这台设备上有多个账号下单'] },
    });
    await advanceClock(shop.db, 61);
    const { results } = await passStep(guest, stopped.results.riskToken);
    const headers = { riskcontrolid: results.riskControlId };
    expect(await commit(guest, quoteHash, addrId, verification, headers)).toMatchObject({
      status: 0,
      results: { totalAmount: '200.00' },
    });
  });
});

/** Orders a moment ago, as the columns say. */
async function floodFrom(columns: { owner?: string; device_id?: string; address?: string }, count = 20) {
  const member = await newMember({ address: '114.86.0.1' });
  const { orderId } = (await order(member, 2)).results;
  await shop.db.deleteFrom('commit_record').execute();
  await sql`insert into commit_record (owner, order_id, device_id, address, recipient_hash, payable_fen, risk_score)
    select coalesce(${columns.owner ?? null}, 'guest:someone-' || nth), ${orderId}, ${columns.device_id ?? null},
      ${columns.address ?? '10.1.1.1'}, repeat('0', 64), 10000, 0
    from generate_series(1, ${count}::int) nth`.execute(shop.db);
}

describe('many orders', () => {
  it('of one account in an hour need the second step, and in the next hour no longer', async () => {
    const member = await newMember();
    await floodFrom({ owner: memberOwner(member.id) });
    expect(await order(member, 2)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['一小时内下单较多'] },
    });
    await advanceClock(shop.db, 3_601);
    const quoteHash = (await member.post('getShopcartStepTwo')).results.quoteHash;
    expect(await commit(member, quoteHash, member.addrId)).toMatchObject({ status: 0 });
  });

  it('of an office of 50 need none; from a busy address a large order does', async () => {
    await floodFrom({ address: '114.87.0.1' }, 99);
    await shop.db.updateTable('commit_record').set({ owner: 'guest:one' }).execute();
    expect(await order(await newMember({ address: '114.87.0.1' }), 40)).toMatchObject({ status: 0 });
    await floodFrom({ address: '114.87.0.1' }, 60);
    expect(await order(await newMember({ address: '114.87.0.1' }), 2)).toMatchObject({ status: 0 });
    expect(await order(await newMember({ address: '114.87.0.1' }), 40)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['这个网络短时间内下单较多', '这一单金额较大'] },
    });
  });

  it('of many accounts to one delivery address from one network need the second step', async () => {
    const first = await newMember({ address: '114.88.0.1' });
    const place = '同一条路 1 号';
    const placed = await commit(first, await quote(first, 2), await addAddress(first, place));
    const { recipient_hash } = await shop.db
      .selectFrom('commit_record')
      .select('recipient_hash')
      .where('order_id', '=', placed.results.orderId)
      .executeTakeFirstOrThrow();
    await floodFrom({ address: '114.88.0.1' }, 60);
    await shop.db.updateTable('commit_record').set({ recipient_hash }).execute();
    const next = await newMember({ address: '114.88.0.1' });
    const addrId = await addAddress(next, '同一条路　1号');
    expect(await commit(next, await quote(next, 2), addrId)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['这个网络短时间内下单较多', '这个收货地址有多个账号下单'] },
    });
  });
});

it('records are deleted after a month', async () => {
  await floodFrom({}, 3);
  await deleteOldRecords(shop.db);
  expect(await shop.db.selectFrom('commit_record').select('id').execute()).toHaveLength(3);
  await advanceClock(shop.db, 31 * 86_400);
  await deleteOldRecords(shop.db);
  expect(await shop.db.selectFrom('commit_record').select('id').execute()).toEqual([]);
});

onPostgres('one verification used ten times at once', () => {
  it('places one order', async () => {
    const member = await memberOnNewDevice();
    const stopped = await order(member, 30);
    const { riskControlId } = (await passStep(member, stopped.results.riskToken)).results;
    const quoteHash = (await member.post('getShopcartStepTwo')).results.quoteHash;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        commit(member, quoteHash, member.addrId, {}, { riskcontrolid: riskControlId }),
      ),
    );
    expect(await countOrders(member.id)).toBe(1);
  });
});
