import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE } from '../shared/index.ts';
import { freightSaving, freightTo } from './index.ts';
import { yuan } from './testing/builders.ts';

const table = STORE.freight;
const terms = (card: 'WHITE' | 'BLACK' | 'GOLD') => ({ card, table });

describe('what an order would have saved of its freight', () => {
  it.each([
    ['the fee, with a card that is free', 150, 10, 'WHITE', 'GOLD', 10],
    ['nothing that a coupon has covered', 150, 0, 'WHITE', 'GOLD', 0],
    ['what a coupon left of the fee', 150, 4, 'WHITE', 'GOLD', 4],
    ['less than nothing, with a card that pays again', 150, 0, 'BLACK', 'WHITE', -10],
    ['nothing, where both are free', 250, 0, 'WHITE', 'GOLD', 0],
    ['nothing, where both pay', 90, 10, 'WHITE', 'BLACK', 0],
  ] as const)('is %s', (_, items, paid, before, after, saving) => {
    const order = { region: '310104', itemsAmount: yuan(items), paid: yuan(paid) };
    expect(freightSaving(order, terms(before), terms(after))).toBe(yuan(saving));
  });

  it('never exceeds what was paid, and is the difference of both fees when no coupon was used', () => {
    const cards = fc.constantFrom('WHITE' as const, 'BLACK' as const, 'GOLD' as const);
    fc.assert(
      fc.property(cards, cards, fc.nat(500_00), fc.nat(30_00), (before, after, itemsAmount, paid) => {
        const order = { region: '650102', itemsAmount };
        expect(freightSaving({ ...order, paid }, terms(before), terms(after))).toBeLessThanOrEqual(paid);
        const asked = freightTo({ ...order, ...terms(before) });
        const whole = freightSaving({ ...order, paid: asked }, terms(before), terms(after));
        expect(whole).toBe(asked - freightTo({ ...order, ...terms(after) }));
      }),
    );
  });
});
