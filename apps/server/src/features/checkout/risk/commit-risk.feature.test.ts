import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { onPostgres } from '../../../../testing/index.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { HIGH_RISK, insertSignIn, openRiskShop, type RiskShop } from '../testing/open-risk-shop.ts';
import { deleteOldRecords } from './commit-record.queries.ts';

let shop: RiskShop;
beforeAll(async () => {
  shop = await openRiskShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('commit_record').execute();
  await shop.db.deleteFrom('verification_code').execute();
});

describe('an ordinary order', () => {
  it('of a new member on a new device is placed, and so are the next ones', async () => {
    const member = await shop.newMember();
    await insertSignIn(shop.db, member.id, member.device, 0, 'register');
    for (let time = 0; time < 3; time++)
      expect(await member.order(2)).toMatchObject({ httpStatus: 200, status: 0 });
    expect(
      await shop.db
        .selectFrom('commit_record')
        .select(['risk_score', 'is_verified', 'payable_fen'])
        .execute(),
    ).toEqual(Array(3).fill({ risk_score: 0, is_verified: false, payable_fen: 200_00 }));
  });

  it('is placed on a new device, and a large one on a known device or after a login by code', async () => {
    expect(await (await shop.memberOnNewDevice()).order(2)).toMatchObject({ status: 0 });
    const known = await shop.newMember();
    await insertSignIn(shop.db, known.id, known.device, 30);
    expect(await known.order(40)).toMatchObject({ status: 0 });
    const byCode = await shop.newMember();
    await insertSignIn(shop.db, byCode.id, randomUUID(), 30 * 24);
    await insertSignIn(shop.db, byCode.id, byCode.device, 0, 'sms');
    expect(await byCode.order(40)).toMatchObject({ status: 0 });
  });
});

describe('a large order on a new device', () => {
  it('needs the second step, changes nothing, and is placed by the same call after it', async () => {
    const member = await shop.memberOnNewDevice();
    const quoteHash = await member.quote(40);
    const key = { 'idempotency-key': randomUUID() };
    const stopped = await member.commit(quoteHash, member.addrId, {}, key);
    expect(stopped).toMatchObject({
      httpStatus: 423,
      errorCode: 'USR1005W',
      results: {
        methods: ['sms'],
        maskedMobile: `139****${member.mobile.slice(-4)}`,
        reasons: ['这一单金额较大', '这台设备第一次登录你的账号'],
      },
    });
    expect(await shop.countOrders(member.id)).toBe(0);
    expect(await shop.cartOf(member.id)).toEqual([{ sku_id: SKU.cream, quantity: 40 }]);

    const { results } = await shop.passStep(member, stopped.results.riskToken);
    expect(results).toEqual({ riskControlId: expect.any(String) });
    const verified = { ...key, riskcontrolid: results.riskControlId };
    const placed = await member.commit(quoteHash, member.addrId, {}, verified);
    expect(placed).toMatchObject({ status: 0, results: { totalAmount: '4000.00' } });
    expect(await member.commit(quoteHash, member.addrId, {}, key), 'a repeated call').toMatchObject({
      results: { orderId: placed.results.orderId },
    });
    expect(await shop.countOrders(member.id)).toBe(1);
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
    const member = await shop.memberOnNewDevice();
    const stopped = await member.order(30);
    const { riskControlId } = (await shop.passStep(member, stopped.results.riskToken)).results;
    const headers = { riskcontrolid: riskControlId };

    const other = await shop.memberOnNewDevice();
    expect(await other.order(30, headers), 'another buyer').toMatchObject({ httpStatus: 423 });
    expect(await member.order(1, headers), 'a higher amount').toMatchObject({ httpStatus: 423 });
    await shop.db
      .updateTable('cart_line')
      .set({ quantity: 30 })
      .where('owner', '=', memberOwner(member.id))
      .execute();
    const quoteHash = await member.quote();
    expect(await member.commit(quoteHash, member.addrId, {}, headers)).toMatchObject({ status: 0 });
    expect(await member.order(30, headers), 'a second order').toMatchObject({ httpStatus: 423 });
  });

  it.each([
    ['no header', {}],
    ['an invented verification', { riskcontrolid: 'invented' }],
    ['the id of an attempt', { riskcontrolid: randomUUID() }],
  ])('is not placed with %s', async (_what, headers) =>
    expect(await (await shop.memberOnNewDevice()).order(30, headers)).toMatchObject({ httpStatus: 423 }),
  );

  it('is not placed with the token of the step alone, and the verification ends', async () => {
    const member = await shop.memberOnNewDevice();
    const { riskToken } = (await member.order(30)).results;
    const quoteHash = await member.quote();
    const again = (id: string) => member.commit(quoteHash, member.addrId, {}, { riskcontrolid: id });
    expect(await again(riskToken)).toMatchObject({ httpStatus: 423 });
    const { riskControlId } = (await shop.passStep(member, riskToken)).results;
    await advanceClock(shop.db, 16 * 60);
    expect(await again(riskControlId)).toMatchObject({ httpStatus: 423 });
  });
});

describe('the second step of an order', () => {
  it('is taken by its buyer only, with a code for an order, within ten minutes', async () => {
    const member = await shop.memberOnNewDevice();
    const { riskToken } = (await member.order(30)).results;
    const stranger = await shop.newMember();
    for (const other of [stranger, shop.visitor()])
      expect(await other.post(HIGH_RISK, { riskToken })).toMatchObject({
        errorCode: 'USR1010W',
        errorMessage: '验证已超时，请再次提交订单',
      });
    const sent = await member.post(HIGH_RISK, { riskToken });
    const code = await shop.newestCode();
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
    const [device, address] = [randomUUID(), '114.85.0.1'];
    const guest = await shop.newGuest(device, address);
    const { addrId } = guest;
    const quoteHash = await guest.quote(2);
    await shop.flood({ device_id: device });
    const captcha = (await shop.captcha(address)).results;
    const sent = await guest.post('/v1/usercenter/smsCode', {
      ...{ mobile: '13700000009', purpose: 'guest' },
      ...{ valiCodeToken: captcha.valiCodeToken, valiCode: await shop.newestCode() },
    });
    const verification = {
      mobile: '13700000009',
      rToken: sent.results.rToken,
      smsCode: await shop.newestCode(),
    };
    const stopped = await guest.commit(quoteHash, addrId, verification);
    expect(stopped).toMatchObject({
      httpStatus: 423,
      results: { methods: ['sms'], maskedMobile: '137****0009', reasons: ['这台设备上有多个账号下单'] },
    });
    await advanceClock(shop.db, 61);
    const { results } = await shop.passStep(guest, stopped.results.riskToken);
    const headers = { riskcontrolid: results.riskControlId };
    expect(await guest.commit(quoteHash, addrId, verification, headers)).toMatchObject({
      status: 0,
      results: { totalAmount: '200.00' },
    });
  });
});

describe('many orders', () => {
  it('of one account in an hour need the second step, and in the next hour no longer', async () => {
    const member = await shop.newMember();
    await shop.flood({ owner: memberOwner(member.id) });
    expect(await member.order(2)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['一小时内下单较多'] },
    });
    await advanceClock(shop.db, 3_601);
    const quoteHash = await member.quote();
    expect(await member.commit(quoteHash, member.addrId)).toMatchObject({ status: 0 });
  });

  it('of an office of 50 need none; from a busy address a large order does', async () => {
    await shop.flood({ address: '114.87.0.1' }, 99);
    await shop.db.updateTable('commit_record').set({ owner: 'guest:one' }).execute();
    expect(await (await shop.newMember({ address: '114.87.0.1' })).order(40)).toMatchObject({ status: 0 });
    await shop.flood({ address: '114.87.0.1' }, 60);
    expect(await (await shop.newMember({ address: '114.87.0.1' })).order(2)).toMatchObject({ status: 0 });
    expect(await (await shop.newMember({ address: '114.87.0.1' })).order(40)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['这个网络短时间内下单较多', '这一单金额较大'] },
    });
  });

  it('of many accounts to one delivery address from one network need the second step', async () => {
    const first = await shop.newMember({ address: '114.88.0.1' });
    const place = '同一条路 1 号';
    const placed = await first.commit(await first.quote(2), await first.addAddress(place));
    const { recipient_hash } = await shop.db
      .selectFrom('commit_record')
      .select('recipient_hash')
      .where('order_id', '=', placed.results.orderId)
      .executeTakeFirstOrThrow();
    await shop.flood({ address: '114.88.0.1' }, 60);
    await shop.db.updateTable('commit_record').set({ recipient_hash }).execute();
    const next = await shop.newMember({ address: '114.88.0.1' });
    const addrId = await next.addAddress('同一条路　1号');
    expect(await next.commit(await next.quote(2), addrId)).toMatchObject({
      httpStatus: 423,
      results: { reasons: ['这个网络短时间内下单较多', '这个收货地址有多个账号下单'] },
    });
  });
});

it('records are deleted after a month', async () => {
  await shop.flood({}, 3);
  await deleteOldRecords(shop.db);
  expect(await shop.db.selectFrom('commit_record').select('id').execute()).toHaveLength(3);
  await advanceClock(shop.db, 31 * 86_400);
  await deleteOldRecords(shop.db);
  expect(await shop.db.selectFrom('commit_record').select('id').execute()).toEqual([]);
});

onPostgres('one verification used ten times at once', () => {
  it('places one order', async () => {
    const member = await shop.memberOnNewDevice();
    const stopped = await member.order(30);
    const { riskControlId } = (await shop.passStep(member, stopped.results.riskToken)).results;
    const quoteHash = await member.quote();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        member.commit(quoteHash, member.addrId, {}, { riskcontrolid: riskControlId }),
      ),
    );
    expect(await shop.countOrders(member.id)).toBe(1);
  });
});
