import { expect, it } from 'vitest';
import { plainAmount, priceSteps, shortPartName } from './price-parts.ts';

it.each([
  ['售价', '售价'],
  ['彩妆满减', '彩妆满减'],
  ['满 299 减 50', '满299减50'],
  ['秋日回馈限时品牌券', '秋日回馈券'],
  ['彩妆满 299 减 30，满 599 减 80', '彩妆满减'],
  ['双十一彩妆节返场满 299 减 30', '双十一彩满减'],
  ['限时直降', '限时直降'],
])('%j is written %j', (label, short) => expect(shortPartName(label)).toBe(short));

it('leaves the result out of the steps', () =>
  expect(
    priceSteps([
      { label: '售价', amount: '320.00' },
      { label: '品牌券', amount: '-50.00' },
      { label: '到手价', amount: '270.00' },
    ]).map(({ name, amount }) => [name, amount]),
  ).toEqual([
    ['售价', '320.00'],
    ['品牌券', '50.00'],
  ]));

it.each([
  ['-1180.00', '1,180.00'],
  ['320.00', '320.00'],
  ['-1234567.80', '1,234,567.80'],
])('the amount %s is written %s', (amount, text) => expect(plainAmount(amount)).toBe(text));
