import { contracts } from '@huarong/contract';
import type { Endpoint } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import { describe, expect, it } from 'vitest';
import type { Context } from '#platform/context';
import { countedCall, ruleOf } from './limit-rules.ts';

const { analytics, identity, bundles, cart, search, checkout, payment, content } = contracts;
const contextOf = (actor: Context['actor'], deviceFingerprint?: string) =>
  ({
    actor,
    caller: { address: '203.0.113.7', userAgent: '', ...(deviceFingerprint && { deviceFingerprint }) },
  }) as Context;

describe('the rate limit', () => {
  it.each<[string, Endpoint, string | null]>([
    ['login', identity.postLogin, 'login'],
    ['second step of a login', identity.highRisk, 'login'],
    ['placing an order', checkout.commitOrderExtend, 'commit'],
    ['search suggestion', search.suggest, 'search'],
    ['bundle price, called at every click', bundles.bundlePrice, 'search'],
    ['adding to the cart', cart.addToCart, 'write'],
    ['SMS code, which also has its own limits', identity.smsCode, 'write'],
    ['captcha image', identity.captcha, 'write'],
    ['events of a page', analytics.reportEvents, 'analytics'],
    ['reading the cart', cart.miniShopcartInfo, null],
    ['published content', content.simpleTextGroup, null],
    ['payment provider notice', payment.notify, null],
  ])('of %s (%#)', (_what, endpoint, rule) => expect(ruleOf(endpoint)).toBe(rule));
});

describe('the key a call is counted by', () => {
  const keyOf = (endpoint: Endpoint, context: Context, input = {}) =>
    countedCall(endpoint, context, input)?.who;

  it('is the member, else the guest, else the device, else only the address', () => {
    expect(keyOf(cart.addToCart, contextOf({ kind: 'member', memberId: '7' }))).toBe('member:7');
    expect(keyOf(cart.addToCart, contextOf({ kind: 'guest', guestId: 'g' }, 'd'))).toBe('guest:g');
    expect(keyOf(identity.captcha, contextOf({ kind: 'visitor' }, 'd'))).toBe('device:d');
    expect(keyOf(identity.captcha, contextOf({ kind: 'visitor' }))).toBeUndefined();
  });

  it('is the target account for a login, however it is written, together with address and device', () => {
    const stranger = contextOf({ kind: 'guest', guestId: 'g' });
    for (const written of ['13800000001', '+86 138-0000-0001', '１３８０００００００１'])
      expect(keyOf(identity.postLogin, stranger, { loginId: encodeBase64(written) })).toBe(
        '13800000001|203.0.113.7|',
      );
    expect(keyOf(identity.login, contextOf({ kind: 'visitor' }, 'd'), { mobile: '13800000001' })).toBe(
      '13800000001|203.0.113.7|d',
    );
    expect(keyOf(identity.highRisk, contextOf({ kind: 'visitor' }), { riskToken: 'r' })).toBe(
      'r|203.0.113.7|',
    );
    expect(keyOf(identity.postLogin, contextOf({ kind: 'visitor' }), { loginId: ['x'] })).toBeUndefined();
  });
});
