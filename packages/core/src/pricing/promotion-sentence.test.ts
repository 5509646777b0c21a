import { expect, test } from 'vitest';
import { conditionsText, promotionKindText, promotionSentence } from './promotion-sentence.ts';
import {
  aFullAmount,
  aGift,
  anExtraBuy,
  aUnitPrice,
  from,
  giftsOf,
  off,
  pay,
  SECOND_AT_HALF,
  units,
  yuan,
} from './testing/builders.ts';

const offer = { skuId: 'e', productId: 'e', title: '洁面乳', price: yuan(39), listPrice: yuan(98) };

test.each([
  [
    '满减',
    '彩妆满 299 减 40，满 599 减 100',
    aFullAmount('p', [
      [from(299), off(40)],
      [from(599), off(100)],
    ]),
  ],
  ['每满减', '彩妆每满 599 减 80，最多 5 次', aFullAmount('p', [[from(599), off(80, 5)]])],
  ['满折', '彩妆满 499 享 9 折', aFullAmount('p', [[from(499), pay(90)]])],
  ['多件折', '彩妆 2 件 8.5 折', aFullAmount('p', [[units(2), pay(85)]])],
  ['第 2 件半价', '彩妆第 2 件半价', aFullAmount('p', [[units(2), SECOND_AT_HALF]])],
  ['秒杀', '彩妆 688 元', aUnitPrice('p', 'flashSale', { kind: 'fixedPrice', prices: { s: yuan(688) } })],
  ['限时折扣', '彩妆直降 80 元', aUnitPrice('p', 'limitedTime', { kind: 'unitOff', amount: yuan(80) })],
  ['会员价', '彩妆会员专享 9.5 折', aUnitPrice('p', 'memberPrice', { kind: 'payPercent', percent: 95 })],
  ['满赠', '彩妆满 599 赠 2 选 1 赠品', aGift('p', [{ reach: from(599), benefit: giftsOf(1, 'a', 'b') }])],
  [
    '加价购',
    '彩妆满 199 加 39 元起换购，最多 2 件',
    anExtraBuy('p', [{ reach: from(199), benefit: { limit: 2, offers: [offer] } }]),
  ],
])('%s reads %s', (kind, sentence, promotion) => {
  expect(promotionKindText(promotion)).toBe(kind);
  expect(promotionSentence(promotion, '彩妆')).toBe(sentence);
});

test('the sentence of everything names the whole shop', () => {
  expect(promotionSentence(aFullAmount('p', [[from(299), off(40)]]), '')).toBe('全场满 299 减 40');
});

test('conditions are read one after the other', () => {
  expect(conditionsText([{ kind: 'cards', cards: ['GOLD'] }, { kind: 'firstOrder' }])).toBe(
    '限牡丹会员，限首单',
  );
  expect(conditionsText([])).toBe('');
});
