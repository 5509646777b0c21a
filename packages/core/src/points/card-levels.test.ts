import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightTo, pointsEarned } from '../pricing/index.ts';
import { defaultSettings, PROVINCES } from '../settings/index.ts';
import { fen } from '../shared/index.ts';
import {
  CARD_TYPES,
  type CardLevels,
  cardFor,
  DEFAULT_LEVELS,
  findLevelsProblem,
  freeFromOf,
  freightTableOf,
  levelsAt,
  listLevelCosts,
  nextCard,
} from './index.ts';

const levels = (change: Partial<CardLevels> = {}): CardLevels => ({ ...DEFAULT_LEVELS, ...change });
const amount = fc.integer({ min: 0, max: 3_000_000 });

const FREIGHT = defaultSettings('freight');
const thresholds = (change: Partial<CardLevels['freeFrom'][number]>): CardLevels['freeFrom'] =>
  DEFAULT_LEVELS.freeFrom.map((row, at) => (at === 0 ? { ...row, ...change } : row));
const benefit = (name: string, text = '') => ({
  name,
  values: { PINK: text, WHITE: '', BLACK: '', GOLD: '' },
});

describe('levels', () => {
  it('give what the settings of the shop give while they are equal to them', () => {
    fc.assert(
      fc.property(amount, fc.boolean(), fc.constantFrom(...CARD_TYPES), (spent, hasPaid, card) => {
        const same = levels();
        expect(cardFor({ spent: fen(spent), hasPaid }, same)).toBe(cardFor({ spent: fen(spent), hasPaid }));
        expect(nextCard(card, fen(spent), same)).toEqual(nextCard(card, fen(spent)));
        expect(pointsEarned(spent, card, same.pointsPercent)).toBe(pointsEarned(spent, card));
      }),
    );
  });
  it('never give a lower card for more spending, nor a better one for higher thresholds', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (spent, more, black, gap) => {
        const thresholds = { BLACK: fen(black + 1), GOLD: fen(black + 2 + gap) };
        const rank = (paid: number, by: typeof thresholds) =>
          CARD_TYPES.indexOf(cardFor({ spent: fen(paid), hasPaid: true }, by));
        expect(rank(spent + more, thresholds)).toBeGreaterThanOrEqual(rank(spent, thresholds));
        const higher = { BLACK: fen(thresholds.BLACK + more), GOLD: fen(thresholds.GOLD + more) };
        expect(rank(spent, higher)).toBeLessThanOrEqual(rank(spent, thresholds));
      }),
    );
  });
  it('are those that have begun last', () => {
    const [first, second] = [levels({ months: 6 }), levels({ months: 3 })];
    const stored = [
      { effectiveAt: 10, levels: first },
      { effectiveAt: 20, levels: second },
    ];
    expect([9, 10, 19, 20].map((now) => levelsAt(stored, now).months)).toEqual([12, 6, 6, 3]);
    expect(levelsAt(stored.toReversed(), 25)).toBe(second);
  });
  const percents = DEFAULT_LEVELS.pointsPercent;
  it('have the freight of the shop while they are equal to it, and their own otherwise', () => {
    const regions = fc.constantFrom('310104', '650100', '150100');
    fc.assert(
      fc.property(regions, fc.constantFrom(...CARD_TYPES, null), amount, (region, card, itemsAmount) => {
        const order = { region, card, itemsAmount };
        expect(freightTo({ ...order, table: freightTableOf(DEFAULT_LEVELS, FREIGHT) })).toBe(
          freightTo(order),
        );
      }),
    );
    const table = freightTableOf(levels({ freeFrom: thresholds({ BLACK: fen(50_00) }) }), FREIGHT);
    const feeOf = (card: 'BLACK' | 'WHITE' | null, region = '310104') =>
      freightTo({ region, card, itemsAmount: 60_00, table });
    expect([feeOf('BLACK'), feeOf('WHITE'), feeOf(null), feeOf('BLACK', '650100')]).toEqual([
      0, 1000, 1000, 2500,
    ]);
  });
  it('never ask more of members than of guests, and a new row of the freight table takes free freight from no card', () => {
    const row = fc.record({
      provinces: fc.uniqueArray(fc.constantFrom('54', '65', '46'), { minLength: 1 }),
      fee: fc.nat(10_000).map(fen),
      freeFrom: fc.nat(50_000).map(fen),
    });
    fc.assert(
      fc.property(row, fc.array(row, { maxLength: 8 }), (usual, remote) => {
        const rows = freeFromOf(DEFAULT_LEVELS, { ...usual, remote });
        expect(rows).toHaveLength(remote.length + 1);
        for (const [at, { freeFrom }] of [usual, ...remote].entries()) {
          expect(CARD_TYPES.every((card) => (rows[at]?.[card] ?? Infinity) <= freeFrom)).toBe(true);
          expect(rows[at]?.GOLD).toBe(0);
        }
      }),
    );
  });
  it.each<[Partial<CardLevels>, string[]]>([
    [{}, []],
    [{ months: 6, BLACK: fen(9_000_00) }, []],
    [{ pointsPercent: { ...DEFAULT_LEVELS.pointsPercent, GOLD: 200 } }, ['牡丹的积分倍率提高']],
    [{ freeFrom: thresholds({ BLACK: fen(50_00) }) }, ['芍药的包邮门槛降低']],
    [{ freeFrom: thresholds({ BLACK: fen(150_00) }) }, []],
    [{ benefits: [benefit('生日礼', '小样')] }, ['新写或改了权益 生日礼']],
    [{ benefits: [benefit('生日礼')] }, []],
  ])('%j cost more because of %j', (change, costs) =>
    expect(listLevelCosts(levels(), levels(change))).toEqual(costs),
  );
  it.each<[Partial<CardLevels>, string | null]>([
    [{}, null],
    [{ months: 0 }, '月数'],
    [{ BLACK: fen(99) }, '芍药'],
    [{ GOLD: DEFAULT_LEVELS.BLACK }, '牡丹的门槛'],
    [{ pointsPercent: { ...percents, PINK: 99 } }, '倍率须在'],
    [{ pointsPercent: { ...percents, WHITE: 130 } }, '高一级'],
    [{ benefits: [benefit('生日礼', '小样')] }, null],
    [{ freeFrom: DEFAULT_LEVELS.freeFrom.slice(1) }, '每个地区'],
    [{ freeFrom: thresholds({ GOLD: fen(-1) }) }, '0 或更多'],
    [{ freeFrom: thresholds({ PINK: fen(200_00) }) }, '没有登录的顾客'],
    [{ freeFrom: thresholds({ GOLD: fen(100_00) }) }, '高一级的包邮'],
    [{ freeFrom: thresholds({ BLACK: fen(50_00) }) }, null],
    [{ benefits: [benefit(' ')] }, '须写名称'],
    [{ benefits: [benefit('生日礼'), benefit('生日礼')] }, '不能相同'],
    [{ benefits: [benefit('生日礼', '长'.repeat(41))] }, '40 个字'],
  ])('%j: %s', (change, problem) => {
    const found = findLevelsProblem(levels(change), FREIGHT);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});

describe('thresholds of levels follow their provinces', () => {
  const FREIGHT_NOW = defaultSettings('freight');
  const { remote } = FREIGHT_NOW;
  const region = (provinces: readonly string[]) => ({ provinces, fee: fen(30_00), freeFrom: fen(5_000_00) });
  const freeIn = (setting: typeof FREIGHT_NOW, province: string, stored = DEFAULT_LEVELS) => {
    const rows = freeFromOf(stored, setting);
    const at = setting.remote.findIndex(({ provinces }) => provinces.includes(province));
    return rows[at + 1];
  };
  const everyProvince = [...PROVINCES.keys()].map(String);

  it('whatever the order of the rows', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...remote], { minLength: remote.length }), (moved) => {
        for (const province of everyProvince)
          expect(freeIn({ ...FREIGHT_NOW, remote: moved }, province)).toEqual(freeIn(FREIGHT_NOW, province));
      }),
    ));

  it('of a removed row nobody else gets the thresholds', () => {
    for (const gone of remote.keys()) {
      const rest = remote.filter((_, at) => at !== gone);
      for (const province of rest.flatMap(({ provinces }) => provinces))
        expect(freeIn({ ...FREIGHT_NOW, remote: rest }, province)).toEqual(freeIn(FREIGHT_NOW, province));
    }
  });

  it('a province that becomes remote keeps the usual ones, and a row of both kinds has the lower', () => {
    const usual = freeFromOf(DEFAULT_LEVELS, FREIGHT_NOW)[0];
    expect(freeIn({ ...FREIGHT_NOW, remote: [region(['22']), ...remote] }, '22')).toEqual(usual);
    const mixed = region(['22', ...(remote[0]?.provinces ?? [])]);
    expect(freeIn({ ...FREIGHT_NOW, remote: [mixed] }, '22')).toEqual(usual);
  });

  it('levels of before have the rows by position', () => {
    const old = levels({ freightRegions: null });
    expect(freeFromOf(old, FREIGHT_NOW)).toEqual(freeFromOf(DEFAULT_LEVELS, FREIGHT_NOW));
  });
});
