import { describe, expect, test } from 'vitest';
import { nextCardText, tierProgress } from './progression.ts';

const tiers = [
  { cardType: 'PINK', cardName: '铃兰', condition: '' },
  { cardType: 'WHITE', cardName: '玉簪', condition: '' },
  { cardType: 'BLACK', cardName: '芍药', condition: '', amount: '1500.00' },
  { cardType: 'GOLD', cardName: '牡丹', condition: '', amount: '12000.00' },
] as const;

describe('the progress to the next card level', () => {
  test('names the missing amount', () => {
    const next = { cardType: 'GOLD', cardName: '牡丹', gap: '9812.00' } as const;
    expect(nextCardText({ next, cardName: '芍药' })).toBe('再消费 ¥9,812.00，升为牡丹');
  });
  test('starts with a first payment of any amount', () => {
    const next = { cardType: 'WHITE', cardName: '玉簪', gap: '0.01' } as const;
    expect(nextCardText({ next, cardName: '铃兰' })).toBe('完成首笔付款，升为玉簪');
  });
  test('has no next level at the top', () =>
    expect(nextCardText({ cardName: '牡丹' })).toBe('你已经是牡丹会员'));

  test.each([
    ['BLACK', '2188.00', [100, 100, 7, 0]],
    ['WHITE', '750.00', [100, 50, 0, 0]],
    ['PINK', '0.00', [0, 0, 0, 0]],
    ['BLACK', '0.00', [100, 100, 0, 0]],
    ['GOLD', '13000.00', [100, 100, 100, 0]],
  ] as const)('of %s with ¥%s spent is %j', (cardType, spent, expected) =>
    expect(tierProgress({ tiers: [...tiers], cardType, spent })).toEqual(expected),
  );
});
