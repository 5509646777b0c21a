import { readFileSync } from 'node:fs';
import { OFFER_PLACEHOLDERS, STORE_PLACEHOLDERS } from '@huarong/core/content';
import { describe, expect, it } from 'vitest';
import { emptyPromisesIn } from './empty-promises.ts';
import { findAmounts, readBudget, unexplainedAmounts } from './find-amounts.ts';
import { KNOWN_AMOUNTS } from './known-amounts.ts';
import { fitsName, isEmptyListing, readHeadings } from './page-fits.ts';

describe('amounts written into a text', () => {
  it.each([
    ['全场每满 599 元减 80 元', ['599 元', '80 元']],
    ['护肤 9 折，会员 1.5 倍积分', ['9 折', '1.5 倍']],
    ['三件一盒 ¥428.00，七天内可退', ['¥428.00', '七天内']],
    ['先闻纸，等三分钟', []],
    ['满 {包邮} 元包邮，{退货天数} 天内可退', []],
    ['03 朱砂，2ml 试香管，16 支', []],
  ])('%s has %j', (text, amounts) => expect(findAmounts(text)).toEqual(amounts));

  it('are explained by a phrase while its setting holds, and not afterwards', () => {
    const text = '签收次日起 7 天内可退';
    expect(unexplainedAmounts(text, [{ phrase: '7 天内可退', holds: () => true }])).toEqual([]);
    expect(unexplainedAmounts(text, [{ phrase: '7 天内可退', holds: () => false }])).toEqual(['7 天']);
  });

  it('that are known hold today', () => {
    for (const { phrase, holds } of KNOWN_AMOUNTS) expect([phrase, holds()]).toEqual([phrase, true]);
  });

  it.each([
    ['¥500–600', { from: 500, to: 600 }],
    ['¥300 以内', { from: 0, to: 300 }],
    ['¥100 上下', { from: 80, to: 120 }],
    ['给她', null],
  ])('%s is the budget %j', (text, budget) => expect(readBudget(text)).toEqual(budget));
});

it('the guide for editors lists every placeholder', () => {
  const page = readFileSync(new URL('../../../../docs/content.md', import.meta.url), 'utf8');
  const missing = [...OFFER_PLACEHOLDERS, ...STORE_PLACEHOLDERS].filter(
    (name) => !page.includes(`{${name}}`),
  );
  expect(missing).toEqual([]);
});

describe('promises that nothing keeps', () => {
  it.each([
    '可试妆、领取线上订单',
    '朱砂双支礼盒，免费刻字',
    '美妆顾问在线',
    '每单附赠小样',
    '价格保护',
    '可申请退差价一次',
    '全场每满 599 减 80',
  ])('%s is found', (text) => expect(emptyPromisesIn(text)).toHaveLength(1));
  it.each([
    '线上订单由快递送达，不在门店领取',
    '自选套组可以刻字',
    '买过的人和美妆顾问会来回答',
    '也不补退差价',
  ])('%s is none', (text) => expect(emptyPromisesIn(text)).toEqual([]));
});

describe('a page behind a link', () => {
  const page = '<title>护肤｜花容 HUARONG</title><h1 class="x">护肤<small>月白</small></h1><h3>不算</h3>';
  it('is known by its title and headings', () =>
    expect(readHeadings(page)).toBe('护肤｜花容 HUARONG\n护肤月白'));
  it.each([
    ['护肤', true],
    ['去看护肤', true],
    ['彩妆', false],
    ['花容', false],
    ['热门推荐', false],
    ['护肤｜花容', true],
  ])('named %s fits: %s', (name, fits) => expect(fitsName(name, readHeadings(page))).toBe(fits));
  it.each([
    ['/category/60001/', true],
    ['/function/barrier/', true],
    ['/brand/Kestra-12/', true],
    ['/campaign/about.html', false],
    ['/brand/', false],
  ])('%s without a product is empty: %s', (path, isEmpty) =>
    expect(isEmptyListing(path, '<main></main>')).toBe(isEmpty),
  );
});
