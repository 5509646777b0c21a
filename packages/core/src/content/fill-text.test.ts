import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillText,
  fillTexts,
  OFFER_PLACEHOLDERS,
  placeholdersIn,
  STORE_PLACEHOLDERS,
  storeFacts,
  unknownPlaceholders,
} from './index.ts';

const facts = { 满额: '599', 减额: '80', 结束: '11 月 30 日' };

describe('a text with placeholders', () => {
  it.each([
    ['满 {满额} 减 {减额}，至 {结束}', '满 599 减 80，至 11 月 30 日'],
    ['{满额}{满额}', '599599'],
    ['没有占位', '没有占位'],
    ['', ''],
  ])('%s reads %s', (text, shown) => expect(fillText(text, facts)).toBe(shown));

  it.each([['{价格}'], ['满 {满额} 减 {价格}'], ['{满 额}'], ['{}'], ['{{满额}}x{没有}']])(
    '%s is not shown without its fact',
    (text) => expect(fillText(text, facts)).toBeNull(),
  );

  it('is filled at any depth of a block, and not shown when one is missing', () => {
    const block = {
      title: ['满 {满额}', '减 {减额}'],
      more: { label: '{结束}', href: '/' },
      hours: 4,
      note: null,
    };
    expect(fillTexts(block, facts)).toEqual({
      title: ['满 599', '减 80'],
      more: { label: '11 月 30 日', href: '/' },
      hours: 4,
      note: null,
    });
    expect(fillTexts({ title: '{满额}', text: ['{价格}'] }, facts)).toBeNull();
  });

  it('never shows a brace when it was stored with known placeholders', () => {
    const name = fc.constantFrom(...OFFER_PLACEHOLDERS, ...STORE_PLACEHOLDERS);
    const part = fc.oneof(
      name.map((each) => `{${each}}`),
      fc.string().map((text) => text.replace(/[{}]/g, '')),
    );
    const all = Object.fromEntries([...OFFER_PLACEHOLDERS, ...STORE_PLACEHOLDERS].map((each) => [each, '9']));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(unknownPlaceholders(text)).toEqual([]);
        expect(fillText(text, all)).not.toMatch(/[{}]/);
        expect(fillText(text, {}) === null).toBe(placeholdersIn(text).length > 0);
      }),
    );
  });
});

describe('an unknown placeholder', () => {
  it.each([
    ['满 {满额} 减 {减多少}', ['减多少']],
    ['满 { 减', ['{']],
    ['}', ['}']],
    ['{}', ['']],
    ['满 {满额}', []],
  ])('%s names %j', (text, unknown) => expect(unknownPlaceholders(text)).toEqual(unknown));
});

describe('the facts of the store', () => {
  it('fill every placeholder of the store', () => {
    const values = storeFacts({ brands: 93 });
    expect(Object.keys(values).sort()).toEqual([...STORE_PLACEHOLDERS].sort());
    expect(values).toMatchObject({
      包邮: '199',
      芍药包邮: '99',
      牡丹积分倍数: '1.5',
      升芍药: '1,500',
      礼品包装: '15.00',
      品牌数: '90',
      偏远运费: '西藏、新疆收 25 元，满 399 元包邮；内蒙古、海南、甘肃、青海、宁夏收 15 元，满 299 元包邮',
    });
  });
});
