import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizeAtProvider, openAccountPage } from '../testing/authorize-at-provider.ts';
import {
  type CallerHeaders,
  type IdentityHarness,
  newDevice,
  newMobile,
  openIdentityHarness,
  routes,
} from '../testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  // Nothing listens on the port of this provider.
  harness = await openIdentityHarness({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'hush',
    OIDC_NAME: '企业账号',
  });
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.advanceSeconds(61);
  await harness.db.deleteFrom('social_account').execute();
});

const social = (body: object, device: CallerHeaders = {}) =>
  harness.call(routes.socialLogin, { provider: 'wechat', ...body }, device);
/** Authorizes at the provider; returns the query of the callback address. */
async function authorize(sub: string, device: CallerHeaders = {}, historyLocation = '/order?from=cart') {
  const { results } = await social({ historyLocation }, device);
  return authorizeAtProvider(harness.app, results['authorizeUrl'] as string, sub);
}
const logInAt = async (sub: string, device: CallerHeaders = {}) => {
  const { code, state, iss } = await authorize(sub, device);
  return social({ code, state, iss }, device);
};
const bind = async (stepToken: unknown, mobile: string) =>
  harness.call(routes.bind, { stepToken, ...(await harness.verifyMobile(mobile, 'bind')) });

describe('an identity provider', () => {
  it('is offered by name', async () => {
    const { results } = await harness.call(routes.socialProviders);
    expect(results['providers']).toEqual([
      { provider: 'oidc', name: '企业账号' },
      { provider: 'wechat', name: '微信' },
      { provider: 'alipay', name: '支付宝' },
      { provider: 'weibo', name: '微博' },
    ]);
  });

  it('is called with state, nonce and challenge, and one exact redirect address', async () => {
    const { results } = await social({});
    expect(results['needs']).toBe('authorize');
    const query = new URL(results['authorizeUrl'] as string).searchParams;
    expect(query.get('redirect_uri')).toBe('http://127.0.0.1:8080/login/social/wechat');
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('names itself when it does not answer', async () => {
    const answer = await social({ provider: 'oidc' });
    expect(answer.errorCode).toBe('USR1012W');
    expect(answer.message).toBe('企业账号暂时无法登录，请稍后再试或改用手机号登录');
  });

  it('returns without a code when the person cancels', async () => {
    const { results } = await social({});
    const answer = await authorizeAtProvider(harness.app, results['authorizeUrl'] as string, '');
    expect(answer).toMatchObject({ error: 'access_denied' });
    expect(answer['code']).toBeUndefined();
  });

  it('of a demo says that it is none of the real ones', async () => {
    const { results } = await social({ provider: 'weibo' });
    const page = await openAccountPage(harness.app, results['authorizeUrl'] as string);
    expect(page).toContain('这不是微博');
  });

  it('refuses another redirect address', async () => {
    const { results } = await social({});
    const tampered = (results['authorizeUrl'] as string).replace('127.0.0.1%3A8080', 'evil.example');
    await expect(authorizeAtProvider(harness.app, tampered, 'demo-zhixia')).rejects.toThrow(/ended with 400/);
  });
});

describe('the first login by a provider', () => {
  it('binds a new mobile and creates an account; the second login needs no binding', async () => {
    const mobile = newMobile();
    const first = await logInAt('demo-zhixia');
    expect(first.results).toMatchObject({ needs: 'bind', nickname: '知夏' });
    const { results } = await bind(first.results['stepToken'], mobile);
    expect(results).toMatchObject({
      nickname: '知夏',
      cardType: 'PINK',
      historyLocation: '/order?from=cart',
    });
    await harness.advanceSeconds(61);
    expect((await logInAt('demo-zhixia')).results).toMatchObject({
      UID: results['UID'],
      historyLocation: '/order?from=cart',
    });
  });

  it('binds an existing account only with a code to its mobile', async () => {
    const { results } = await logInAt('demo-xiaoman');
    const { stepToken } = results as { stepToken: string };
    const { rToken } = await harness.verifyMobile('13800000002', 'bind');
    const guessed = { stepToken, mobile: '13800000002', smsCode: '000000', rToken };
    expect((await harness.call(routes.bind, guessed)).errorCode).toBe('USR1006E');
    expect(await harness.db.selectFrom('social_account').selectAll().execute()).toEqual([]);
    await harness.advanceSeconds(61);
    expect((await bind(stepToken, '13800000002')).results).toMatchObject({ UID: '1000000002' });
  });

  it('binds the chosen one of two accounts', async () => {
    const { results } = await logInAt('demo-xiaoman');
    const query = await bind(results['stepToken'], '13800000006');
    const picked = await harness.call(routes.multiLogin, {
      stepToken: query.results['stepToken'],
      user_id: '1000000007',
    });
    expect(picked.results).toMatchObject({ UID: '1000000007' });
    expect((await logInAt('demo-xiaoman')).results).toMatchObject({ UID: '1000000007' });
  });

  it('replaces a nickname that imitates the shop', async () => {
    const { results } = await logInAt('demo-pretender');
    expect(results['nickname']).toBe('新朋友');
  });
});

describe('the response of a provider', () => {
  it('can be used once', async () => {
    const { code, state, iss } = await authorize('demo-zhixia');
    expect((await social({ code, state, iss })).errorCode).toBeNull();
    expect((await social({ code, state, iss })).errorCode).toBe('USR1011E');
  });

  it.each([
    ['another state', { state: 'x' }],
    ['another code', { code: 'x' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an unknown provider', { provider: 'evil' }],
    ['another provider', { provider: 'alipay' }],
  ])('is refused with %s', async (_what, wrong) => {
    const answer = await authorize('demo-zhixia');
    expect((await social({ ...answer, ...wrong })).errorCode).toBe('USR1011E');
  });

  it('is refused in another browser', async () => {
    const { code, state, iss } = await authorize('demo-zhixia', newDevice());
    expect((await social({ code, state, iss }, newDevice())).errorCode).toBe('USR1011E');
  });

  it('of one login is refused for another, because the code is bound to its challenge', async () => {
    const [first, second] = [await authorize('demo-zhixia'), await authorize('demo-xiaoman')];
    const mixed = { code: first['code'], state: second['state'], iss: second['iss'] };
    expect((await social(mixed)).errorCode).toBe('USR1011E');
  });

  it('expires after ten minutes', async () => {
    const { code, state, iss } = await authorize('demo-zhixia');
    await harness.advanceSeconds(601);
    expect((await social({ code, state, iss })).errorCode).toBe('USR1011E');
  });

  it('never redirects to another site', async () => {
    const { code, state, iss } = await authorize('demo-zhixia', {}, '//evil.example');
    const { results } = await social({ code, state, iss });
    const signedIn = await bind(results['stepToken'], newMobile());
    expect(signedIn.results['historyLocation']).toBe('/');
  });

  it('can be bound once, and only with its own step', async () => {
    const { results } = await logInAt('demo-zhixia');
    const { results: other } = await harness.logIn('13800000006');
    expect((await bind(other['stepToken'], newMobile())).errorCode).toBe('USR1010W');
    const mobile = newMobile();
    expect((await bind(results['stepToken'], mobile)).errorCode).toBeNull();
    await harness.advanceSeconds(61);
    expect((await bind(results['stepToken'], mobile)).errorCode).toBe('USR1010W');
  });
});

describe('the same name at two providers', () => {
  it('is two accounts', async () => {
    const first = await logInAt('demo-zhixia');
    expect((await bind(first.results['stepToken'], newMobile())).errorCode).toBeNull();
    const { results } = await social({ provider: 'alipay' });
    const answer = await authorizeAtProvider(harness.app, results['authorizeUrl'] as string, 'demo-zhixia');
    const other = await social({ provider: 'alipay', ...answer });
    expect(other.results).toMatchObject({ needs: 'bind', provider: 'alipay' });
  });
});

describe('a linked account of a provider', () => {
  it('is listed, can be unbound by its member only, and no longer signs in', async () => {
    const first = await logInAt('demo-zhixia');
    const { results } = await bind(first.results['stepToken'], newMobile());
    const member = { token: results['Token'] as string };
    const listed = await harness.call(routes.socialAccounts, {}, member);
    expect(listed.results['accounts']).toMatchObject([
      { provider: 'wechat', name: '微信', nickname: '知夏' },
    ]);

    const other = { token: (await harness.logIn('13800000003')).results['Token'] as string };
    expect((await harness.call(routes.unbindSocial, { provider: 'wechat' }, other)).results).toEqual({
      unbound: 0,
    });
    expect((await harness.call(routes.unbindSocial, { provider: 'wechat' }, member)).results).toEqual({
      unbound: 1,
    });
    expect((await harness.call(routes.socialAccounts, {}, member)).results).toEqual({ accounts: [] });
    expect((await logInAt('demo-zhixia')).results).toMatchObject({ needs: 'bind' });
  });
});
