import { contracts } from '@huarong/contract';
import type { Endpoint } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import { describe, expect, it } from 'vitest';
import type { Context } from '#platform/context';
import { countedCall, ruleOf } from './limit-rules.ts';

const { identity, bundles, cart, search, checkout, payment, content } = contracts;
const contextOf = (actor: Context['actor'], deviceFingerprint?: string) =>
  ({
    actor,
    caller: { address: '203.0.113.7', userAgent: '', ...(deviceFingerprint && { deviceFingerprint }) },
  }) as Context;

describe('a call uses up', () => {
  it.each<[string, Endpoint, string | null]>([
    ['a login', identity.postLogin, 'login'],
    ['the second step of one', identity.highRisk, 'login'],
    ['an order', checkout.commitOrderExtend, 'commit'],
    ['a search', search.suggest, 'search'],
    ['the price of a bundle, asked at every click', bundles.bundlePrice, 'search'],
    ['something put into the cart', cart.addToCart, 'write'],
    ['a code by SMS, which has limits of its own', identity.smsCode, 'write'],
    ['a picture code', identity.captcha, 'write'],
    ['a look at the cart', cart.miniShopcartInfo, null],
    ['what everyone sees', content.simpleTextGroup, null],
    ['a notice of the bank', payment.notify, null],
  ])('%s: %#', (_what, endpoint, rule) => expect(ruleOf(endpoint)).toBe(rule));
});

describe('a call is counted', () => {
  const whoOf = (endpoint: Endpoint, context: Context, input = {}) =>
    countedCall(endpoint, context, input)?.who;

  it('by who is signed in, by the guest, by the device, and otherwise by the address alone', () => {
    expect(whoOf(cart.addToCart, contextOf({ kind: 'member', memberId: '7' }))).toBe('member:7');
    expect(whoOf(cart.addToCart, contextOf({ kind: 'guest', guestId: 'g' }, 'd'))).toBe('guest:g');
    expect(whoOf(identity.captcha, contextOf({ kind: 'visitor' }, 'd'))).toBe('device:d');
    expect(whoOf(identity.captcha, contextOf({ kind: 'visitor' }))).toBeUndefined();
  });

  it('of a login by the account it knocks at, however that is written and whoever knocks', () => {
    for (const written of ['13800000001', '+86 138-0000-0001', '１３８０００００００１'])
      expect(
        whoOf(identity.postLogin, contextOf({ kind: 'guest', guestId: 'g' }), {
          loginId: encodeBase64(written),
        }),
      ).toBe('13800000001');
    expect(whoOf(identity.login, contextOf({ kind: 'visitor' }), { mobile: '13800000001' })).toBe(
      '13800000001',
    );
    expect(whoOf(identity.highRisk, contextOf({ kind: 'visitor' }), { riskToken: 'r' })).toBe('r');
    expect(whoOf(identity.postLogin, contextOf({ kind: 'visitor' }), { loginId: ['x'] })).toBeUndefined();
  });
});
