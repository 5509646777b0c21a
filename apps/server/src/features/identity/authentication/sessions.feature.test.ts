import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityHarness, newDevice, openIdentityHarness, routes } from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());

const HOUR = 3_600;
const DAY = 24 * HOUR;
const signedIn = async (headers = {}) => {
  const { results } = await harness.logIn('13800000001', undefined, {}, headers);
  return { uid: results['UID'] as string, token: results['Token'] as string };
};
const fetchUserInfo = (headers: Record<string, string>) => harness.call(routes.userInfo, {}, headers);

describe('a guest', () => {
  it('gets a token that is valid for thirty days', async () => {
    const { results } = await harness.call(routes.guest);
    const guest = { guesttoken: results['guestToken'] as string };
    expect(guest.guesttoken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await harness.call(routes.devices, {}, guest)).errorCode).toBe('2550');
    await harness.advanceSeconds(29 * DAY);
    expect((await harness.call(routes.devices, {}, guest)).errorCode).toBe('2550');
    await harness.advanceSeconds(DAY);
    expect((await harness.call(routes.devices, {}, guest)).errorCode).toBe('2510');
  });

  it.each(['x', '0', 'null', 'undefined', '[]', '-', "' or 1=1 --"])(
    'is refused with the token %j',
    async (guesttoken) => {
      const answer = await harness.call(routes.devices, {}, { guesttoken });
      expect(['2510', '2550']).toContain(answer.errorCode);
    },
  );

  it('is a visitor without a token', async () =>
    expect((await harness.call(routes.devices, {}, { guesttoken: '' })).errorCode).toBe('2550'));

  it('is refused with a guest token as member token, and the other way round', async () => {
    const { results } = await harness.call(routes.guest);
    expect((await fetchUserInfo({ token: results['guestToken'] as string })).errorCode).toBe('2510');
    const { token } = await signedIn();
    expect((await harness.call(routes.devices, {}, { guesttoken: token })).errorCode).toBe('2510');
  });
});

describe('a member', () => {
  it('is identified by the token alone', async () => {
    const { uid, token } = await signedIn();
    expect((await fetchUserInfo({ token })).results).toMatchObject({
      UID: '1000000001',
      user_id: '1000000001',
      nickname: '知夏',
      cardType: 'PINK',
      cardName: '铃兰',
      points: 0,
      miniCartCount: 0,
      userType: 'member',
    });
    expect((await fetchUserInfo({ uid, token })).status).toBe(200);
  });

  it('is notified once about a login from a new device', async () => {
    const [home, phone] = [newDevice(), newDevice()];
    const login = (device: Record<string, string>) => harness.logIn('13800000003', undefined, {}, device);
    const listNewDeviceEvents = async () =>
      (
        await harness.db
          .selectFrom('outbox_event')
          .select('payload')
          .where('topic', '=', 'new-device')
          .where(sql<string>`payload ->> 'memberId'`, '=', '1000000003')
          .execute()
      ).map(({ payload }) => payload);
    await login(home);
    const before = (await listNewDeviceEvents()).length;
    await login(home);
    expect(await listNewDeviceEvents()).toHaveLength(before);
    await login(phone);
    await login(phone);
    expect(await listNewDeviceEvents()).toHaveLength(before + 1);
    expect((await listNewDeviceEvents()).at(-1)).toMatchObject({
      device: 'Chrome，Windows',
      network: '127.0.*.*',
    });
  });

  it('is refused with the UID of another member', async () => {
    const { token } = await signedIn();
    const answer = await fetchUserInfo({ token, uid: '1000000002' });
    expect([answer.status, answer.errorCode]).toEqual([401, '2550']);
  });

  it('is not identified by cookies or by a UID alone', async () => {
    const { uid, token } = await signedIn();
    const cookie = `UID=${uid}; Token=${token}; tpId=1; bind=1; bindId=1; user_id=${uid}; user_name=x`;
    for (const headers of [{ cookie }, { uid }, { cookie, uid }]) {
      const answer = await fetchUserInfo(headers as Record<string, string>);
      expect([answer.status, answer.errorCode]).toEqual([401, '2550']);
    }
  });

  it('stays signed in with use, and for two hours without', async () => {
    const me = await signedIn();
    for (let step = 0; step < 5; step++) {
      await harness.advanceSeconds(1.5 * HOUR);
      expect((await fetchUserInfo(me)).status).toBe(200);
    }
    await harness.advanceSeconds(2 * HOUR);
    expect((await fetchUserInfo(me)).errorCode).toBe('2510');
  });

  it('has to sign in again after thirty days', async () => {
    const me = await signedIn();
    // As if the session had been used until its expiry.
    await harness.db
      .updateTable('session')
      .set((row) => ({ idle_until: row.ref('expires_at') }))
      .execute();
    await harness.advanceSeconds(30 * DAY - HOUR);
    expect((await fetchUserInfo(me)).status).toBe(200);
    await harness.advanceSeconds(HOUR);
    expect((await fetchUserInfo(me)).errorCode).toBe('2510');
  });

  it('can sign out, also twice', async () => {
    const me = await signedIn();
    expect((await harness.call(routes.logout, {}, me)).status).toBe(200);
    expect((await fetchUserInfo(me)).errorCode).toBe('2510');
    expect((await harness.call(routes.logout, {}, me)).status).toBe(200);
    expect((await harness.call(routes.logout)).status).toBe(200);
  });

  it('is signed out on every server at once', async () => {
    const replica = await harness.replica();
    const me = await signedIn();
    expect((await replica.call(routes.userInfo, {}, me)).status).toBe(200);
    await harness.call(routes.logout, {}, me);
    expect((await replica.call(routes.userInfo, {}, me)).errorCode).toBe('2510');
    await replica.close();
  });

  it('can sign in while sending an ended token', async () => {
    const me = await signedIn();
    await harness.call(routes.logout, {}, me);
    expect((await harness.logIn('13800000001', undefined, {}, me)).status).toBe(200);
    expect((await harness.call(routes.captcha, {}, me)).status).toBe(200);
  });
});

describe('a token', () => {
  it('is new at each login and ends the previous one', async () => {
    const first = await signedIn();
    const { results } = await harness.logIn('13800000001', undefined, {}, first);
    expect(results['Token']).not.toBe(first.token);
    expect((await fetchUserInfo(first)).errorCode).toBe('2510');
  });

  it('injected before a login is not valid afterwards', async () => {
    const injected = { token: 'injected', uid: '1000000001' };
    const { results } = await harness.logIn('13800000001', undefined, {}, injected);
    expect(results['Token']).not.toBe('injected');
    expect((await fetchUserInfo(injected)).status).toBe(401);
    const { results: guest } = await harness.call(routes.guest);
    const guesttoken = guest['guestToken'] as string;
    await harness.logIn('13800000001', undefined, {}, { guesttoken });
    expect((await harness.call(routes.devices, {}, { guesttoken })).errorCode).toBe('2510');
  });

  it('is not in the database or the log', async () => {
    const { token } = await signedIn();
    const { results } = await harness.call(routes.guest);
    const rows = JSON.stringify(await harness.db.selectFrom('session').selectAll().execute());
    for (const secret of [token, results['guestToken'] as string]) {
      expect(rows).not.toContain(secret);
      expect(harness.logged.join('')).not.toContain(secret);
    }
  });
});

describe('the list of devices', () => {
  it('names each device and marks the current one', async () => {
    await harness.db.deleteFrom('session').execute();
    await signedIn({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) MicroMessenger/8' });
    const here = await signedIn(newDevice());
    const { results } = await harness.call(routes.devices, {}, here);
    expect(results['devices']).toMatchObject([
      { name: 'Chrome，Windows', isThisDevice: true, address: '127.0.*.*' },
      { name: '微信，iPhone', isThisDevice: false },
    ]);
  });

  it('signs out one device, which is told so', async () => {
    await harness.db.deleteFrom('session').execute();
    const [lost, other, here] = [await signedIn(), await signedIn(), await signedIn()];
    const lostId = (await harness.call(routes.devices, {}, lost)).results['devices'] as unknown as {
      deviceId: string;
      isThisDevice: boolean;
    }[];
    const { deviceId } = lostId.find(({ isThisDevice }) => isThisDevice)!;
    const answer = await harness.call(routes.signOutDevices, { deviceId }, here);
    expect(answer.results).toEqual({ signedOutDevices: 1 });
    expect(await fetchUserInfo(lost)).toMatchObject({ status: 401, errorCode: 'CMN1039E' });
    expect((await fetchUserInfo(other)).status).toBe(200);

    expect((await harness.call(routes.signOutDevices, {}, here)).results).toEqual({ signedOutDevices: 1 });
    expect((await fetchUserInfo(other)).errorCode).toBe('CMN1039E');
    expect((await fetchUserInfo(here)).status).toBe(200);
  });

  it('does not sign out devices of other members', async () => {
    const mine = await signedIn();
    const { results } = await harness.logIn('13800000002');
    const theirs = { token: results['Token'] as string };
    const list = (await harness.call(routes.devices, {}, mine)).results['devices'] as unknown as {
      deviceId: string;
    }[];
    for (const { deviceId } of list)
      expect((await harness.call(routes.signOutDevices, { deviceId }, theirs)).results).toEqual({
        signedOutDevices: 0,
      });
    expect((await fetchUserInfo(mine)).status).toBe(200);
  });
});

describe('a page of another site', () => {
  it.each(['cross-site', 'same-site'])(
    'that calls as %s is refused, with or without a token',
    async (site) => {
      const me = await signedIn();
      for (const headers of [{ ...me }, {}]) {
        const foreign = { ...headers, 'sec-fetch-site': site };
        for (const route of [routes.logout, routes.guest, routes.captcha, routes.smsCode, routes.postLogin]) {
          const answer = await harness.call(route, {}, foreign);
          expect([answer.status, answer.errorCode]).toEqual([403, 'CMN0012E']);
        }
      }
      expect((await fetchUserInfo(me)).status).toBe(200);
    },
  );
});
