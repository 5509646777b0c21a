import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walkThroughHouse } from '../testing/authorize-at-provider.ts';
import { aDevice, aMobile, type Desk, openDesk, type Proof, routes } from '../testing/identity-harness.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.later(61);
  await desk.db.deleteFrom('social_account').execute();
});

const social = (body: object, device: Proof = {}) =>
  desk.call(routes.socialLogin, { provider: 'demo', ...body }, device);
/** There and back again; what the page finds in its address. */
async function goThere(sub: string, device: Proof = {}, historyLocation = '/order?from=cart') {
  const { results } = await social({ historyLocation }, device);
  return walkThroughHouse(desk.app, results['authorizeUrl'] as string, sub);
}
const comeBack = async (sub: string, device: Proof = {}) => {
  const { code, state, iss } = await goThere(sub, device);
  return social({ code, state, iss }, device);
};
const bind = async (stepToken: unknown, mobile: string) =>
  desk.call(routes.bind, { stepToken, ...(await desk.prove(mobile, 'bind')) });

describe('another house', () => {
  it('is offered by name', async () => {
    const { results } = await desk.call(routes.socialProviders);
    expect(results['providers']).toEqual([{ provider: 'demo', name: '演示账号' }]);
  });

  it('is reached with state, nonce and a challenge, and answers to one exact address', async () => {
    const { results } = await social({});
    expect(results['needs']).toBe('authorize');
    const asked = new URL(results['authorizeUrl'] as string).searchParams;
    expect(asked.get('redirect_uri')).toBe('http://127.0.0.1:8080/login/social/demo');
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('does not let us be asked to come back elsewhere', async () => {
    const { results } = await social({});
    const there = (results['authorizeUrl'] as string).replace('127.0.0.1%3A8080', 'evil.example');
    await expect(walkThroughHouse(desk.app, there, 'demo-zhixia')).rejects.toThrow(/ended with 400/);
  });
});

describe('who comes from another house the first time', () => {
  it('binds a new mobile and has an account; the second time they are let in at once', async () => {
    const mobile = aMobile();
    const first = await comeBack('demo-zhixia');
    expect(first.results).toMatchObject({ needs: 'bind', nickname: '知夏' });
    const { results } = await bind(first.results['stepToken'], mobile);
    expect(results).toMatchObject({
      nickname: '知夏',
      cardType: 'PINK',
      historyLocation: '/order?from=cart',
    });
    await desk.later(61);
    expect((await comeBack('demo-zhixia')).results).toMatchObject({
      UID: results['UID'],
      historyLocation: '/order?from=cart',
    });
  });

  it('gets to an account that exists only by the code to its mobile', async () => {
    const { results } = await comeBack('demo-xiaoman');
    const { stepToken } = results as { stepToken: string };
    const { rToken } = await desk.prove('13800000002', 'bind');
    const guessed = { stepToken, mobile: '13800000002', smsCode: '000000', rToken };
    expect((await desk.call(routes.bind, guessed)).errorCode).toBe('USR1006E');
    expect(await desk.db.selectFrom('social_account').selectAll().execute()).toEqual([]);
    await desk.later(61);
    expect((await bind(stepToken, '13800000002')).results).toMatchObject({ UID: '1000000002' });
  });

  it('picks one of two accounts, and that one is bound', async () => {
    const { results } = await comeBack('demo-xiaoman');
    const asked = await bind(results['stepToken'], '13800000006');
    const picked = await desk.call(routes.multiLogin, {
      stepToken: asked.results['stepToken'],
      user_id: '1000000007',
    });
    expect(picked.results).toMatchObject({ UID: '1000000007' });
    expect((await comeBack('demo-xiaoman')).results).toMatchObject({ UID: '1000000007' });
  });

  it('cannot call themselves the shop', async () => {
    const { results } = await comeBack('demo-pretender');
    expect(results['nickname']).toBe('新朋友');
  });
});

describe('an answer of another house', () => {
  it('is good once', async () => {
    const { code, state, iss } = await goThere('demo-zhixia');
    expect((await social({ code, state, iss })).errorCode).toBeNull();
    expect((await social({ code, state, iss })).errorCode).toBe('USR1011E');
  });

  it.each([
    ['another state', { state: 'x' }],
    ['another code', { code: 'x' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a house we do not know', { provider: 'evil' }],
  ])('does not hold with %s', async (_what, wrong) => {
    const answer = await goThere('demo-zhixia');
    expect((await social({ ...answer, ...wrong })).errorCode).toBe('USR1011E');
  });

  it('planted in another browser does not sign it in', async () => {
    const { code, state, iss } = await goThere('demo-zhixia', aDevice());
    expect((await social({ code, state, iss }, aDevice())).errorCode).toBe('USR1011E');
  });

  it('of one login does not fit another: the code is bound to its challenge', async () => {
    const [first, second] = [await goThere('demo-zhixia'), await goThere('demo-xiaoman')];
    const mixed = { code: first['code'], state: second['state'], iss: second['iss'] };
    expect((await social(mixed)).errorCode).toBe('USR1011E');
  });

  it('comes too late after ten minutes', async () => {
    const { code, state, iss } = await goThere('demo-zhixia');
    await desk.later(601);
    expect((await social({ code, state, iss })).errorCode).toBe('USR1011E');
  });

  it('never leads away from the shop', async () => {
    const { code, state, iss } = await goThere('demo-zhixia', {}, '//evil.example');
    const { results } = await social({ code, state, iss });
    const entered = await bind(results['stepToken'], aMobile());
    expect(entered.results['historyLocation']).toBe('/');
  });

  it('to bind is used once, and only by its own step', async () => {
    const { results } = await comeBack('demo-zhixia');
    const { results: other } = await desk.logIn('13800000006');
    expect((await bind(other['stepToken'], aMobile())).errorCode).toBe('USR1010W');
    const mobile = aMobile();
    expect((await bind(results['stepToken'], mobile)).errorCode).toBeNull();
    await desk.later(61);
    expect((await bind(results['stepToken'], mobile)).errorCode).toBe('USR1010W');
  });
});
