import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { signTextSync } from '../payment/rsa.ts';
import { connectAlipayLogin, connectWechatLogin, connectWeiboLogin } from './index.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const redirectUri = 'https://www.shop.example/login/social/any';
type Answers = (url: URL, form: URLSearchParams) => string | Response;

function open(answers: Answers) {
  const calls: { url: URL; form: URLSearchParams }[] = [];
  const options = {
    redirectUri,
    log: createLog('silent'),
    send: async (address: string, { body }: { body?: string }) => {
      const [url, form] = [new URL(address), new URLSearchParams(body)];
      calls.push({ url, form });
      const answer = answers(url, form);
      return typeof answer === 'string' ? new Response(answer) : answer;
    },
  };
  return {
    calls,
    wechat: connectWechatLogin({ appId: 'wx1', secret: 'hush' }, options),
    weibo: connectWeiboLogin({ appKey: '77', secret: 'hush' }, options),
    alipay: connectAlipayLogin(
      { appId: '2021', privateKey: keys.privateKey, alipayPublicKey: keys.publicKey },
      options,
    ),
  };
}
const callback = { code: 'c', state: 's', pending: {} };
const PROVIDERS = ['wechat', 'weibo', 'alipay'] as const;

/** Alipay signs the text of the part that it answers. */
const alipayAnswer = (form: URLSearchParams, content: object, privateKey = keys.privateKey) => {
  const part = JSON.stringify(content);
  const name = `${form.get('method')!.replaceAll('.', '_')}_response`;
  return `{"${name}":${part},"sign":"${signTextSync(part, privateKey)}"}`;
};

describe('each provider', () => {
  it.each(PROVIDERS)('%s carries the state and the registered address to its own page', async (name) => {
    const begun = await open(() => '')[name].begin('state-1');
    const url = new URL(begun!.authorizeUrl);
    expect(url.protocol).toBe('https:');
    expect(url.hostname).toMatch(/^(open\.weixin\.qq\.com|api\.weibo\.com|openauth\.alipay\.com)$/);
    expect(url.searchParams.get('state')).toBe('state-1');
    expect(url.searchParams.get('redirect_uri')).toBe(redirectUri);
    expect(begun!.authorizeUrl).not.toContain('hush');
  });

  it.each(PROVIDERS)('%s that is down or refuses logs nobody in', async (name) => {
    const down = open(() => {
      throw new TypeError('fetch failed');
    });
    expect(await down[name].finish(callback)).toBeNull();
    expect(await open(() => new Response('busy', { status: 503 }))[name].finish(callback)).toBeNull();
    expect(await open(() => '{"errcode":40029,"errmsg":"invalid code"}')[name].finish(callback)).toBeNull();
  });

  it.each(PROVIDERS)('%s never throws, whatever it answers', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (answer) => {
        const account = await open(() => answer)[name].finish(callback);
        expect(account === null || account.subject !== '').toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the account', () => {
  it('of WeChat is the union id, and the open id without one', async () => {
    const answer = (unionid: object) => (url: URL) =>
      url.pathname.endsWith('access_token')
        ? JSON.stringify({ access_token: 't', openid: 'o1', ...unionid })
        : JSON.stringify({ nickname: '知夏' });
    const account = { subject: 'u1', nickname: '知夏' };
    expect(await open(answer({ unionid: 'u1' })).wechat.finish(callback)).toEqual(account);
    expect(await open(answer({})).wechat.finish(callback)).toEqual({ ...account, subject: 'o1' });
  });

  it('of Weibo is the uid; the secret travels in the body', async () => {
    const { weibo, calls } = open((url) =>
      url.pathname.endsWith('access_token') ? '{"access_token":"t","uid":"17"}' : '{"screen_name":"林小满"}',
    );
    expect(await weibo.finish(callback)).toEqual({ subject: '17', nickname: '林小满' });
    expect(calls[0]!.form.get('client_secret')).toBe('hush');
    expect(calls.map(({ url }) => url.href).join()).not.toContain('hush');
  });

  it('of Alipay is taken from signed answers only', async () => {
    const content = { access_token: 't', open_id: 'a1', nick_name: '沈南枝' };
    const signed = open((_url, form) => alipayAnswer(form, content));
    expect(await signed.alipay.finish(callback)).toEqual({ subject: 'a1', nickname: '沈南枝' });
    expect(signed.calls[0]!.form.get('sign')).not.toBe('');
    const forged = open((_url, form) => alipayAnswer(form, content, strangers.privateKey));
    expect(await forged.alipay.finish(callback)).toBeNull();
    const changed = open((_url, form) => alipayAnswer(form, content).replace('a1', 'a2'));
    expect(await changed.alipay.finish(callback)).toBeNull();
  });
});
