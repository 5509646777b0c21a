import { accept, refuse } from '@huarong/core/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findWechatPayer, forgetWechatPayer } from './wechat-payer.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
});

function pageAt(path: string) {
  const seen = { left: [] as string[], shown: [] as string[], codes: [] as string[] };
  const page = {
    api: {
      payerLink: vi.fn(async ({ returnPath, state }: { returnPath: string; state: string }) =>
        accept({ link: `https://wechat.example?to=${returnPath}&state=${state}` }),
      ),
      payer: vi.fn(async ({ code }: { code: string }) => {
        seen.codes.push(code);
        return code === 'good' ? accept({ payerToken: 'token' }) : refuse({ code: 'payer-unknown' });
      }),
    } as never,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    url: new URL(path, 'https://shop.example'),
    leaveTo: (link: string) => void seen.left.push(link),
    showAddress: (shown: string) => void seen.shown.push(shown),
  };
  return { page, seen };
}
const stateOf = (link: string) => new URL(link).searchParams.get('state');

describe('the payer inside WeChat', () => {
  it('is asked for at WeChat, named on return, and known from then on', async () => {
    const first = pageAt('/payment/1?by=WECHAT');
    expect(await findWechatPayer(first.page)).toBeNull();
    const [link = ''] = first.seen.left;
    expect(link).toContain('to=/payment/1?by=WECHAT&');

    const back = pageAt(`/payment/1?by=WECHAT&code=good&state=${stateOf(link)}`);
    expect(await findWechatPayer(back.page)).toBe('token');
    expect(back.seen).toEqual({ left: [], shown: ['/payment/1?by=WECHAT'], codes: ['good'] });

    const later = pageAt('/payment/2');
    expect(await findWechatPayer(later.page)).toBe('token');
    expect(later.seen).toEqual({ left: [], shown: [], codes: [] });

    forgetWechatPayer(later.page.storage);
    await findWechatPayer(later.page);
    expect(later.seen.left).toHaveLength(1);
  });

  it('is not named by a code that this browser did not ask for', async () => {
    for (const state of ['', '&state=0123456789abcdef0123456789abcdef']) {
      const { page, seen } = pageAt(`/payment/1?code=good${state}`);
      expect(await findWechatPayer(page)).toBeNull();
      expect(seen.codes).toEqual([]);
      expect(seen.left).toHaveLength(1);
    }
  });

  it('is asked for again when a code is refused', async () => {
    const first = pageAt('/payment/1');
    await findWechatPayer(first.page);
    const back = pageAt(`/payment/1?code=old&state=${stateOf(first.seen.left[0] ?? '')}`);
    expect(await findWechatPayer(back.page)).toBeNull();
    expect(back.seen.codes).toEqual(['old']);
    expect(back.seen.left).toHaveLength(1);
  });
});
