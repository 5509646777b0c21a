import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTimeline, labelledStops, nearestStop, stepFrom } from './timeline.ts';

const NOW = '2026-11-17T00:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
const moment = (days: number, title = '活动') => ({
  ...{ at: inDays(days), change: 'begins' as const, kind: 'promotion' as const, title },
});

describe('the bar of moments', () => {
  test('begins now, has one stop for each moment, and what covers all of it is left out', () => {
    const spans = [
      { kind: 'promotion' as const, title: '满减', from: null, to: inDays(5) },
      { kind: 'content' as const, title: '首屏', from: inDays(5), to: null },
      { kind: 'campaign' as const, title: '专题', from: null, to: null },
      { kind: 'plan' as const, title: '改价', from: inDays(90), to: null },
    ];
    const { stops, bars } = buildTimeline(
      { now: NOW, moments: [moment(10), moment(5, '甲'), moment(5, '乙')], spans },
      null,
    );
    expect(stops).toEqual([
      { at: NOW, percent: 0, titles: [] },
      { at: inDays(5), percent: 50, titles: ['甲开始', '乙开始'] },
      { at: inDays(10), percent: 100, titles: ['活动开始'] },
    ]);
    expect(bars).toEqual([
      { group: 'offers', row: 0, from: 0, to: 50 },
      { group: 'pages', row: 0, from: 50, to: 100 },
    ]);
  });

  test('bars of one row never cover each other, and rows are few', () => {
    const day = fc.integer({ min: 0, max: 59 });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { maxLength: 30 }), (times) => {
        const spans = times.map(([from, length]) => ({
          ...{ kind: 'promotion' as const, title: '活动', from: inDays(from), to: inDays(from + length) },
        }));
        const { bars } = buildTimeline({ now: NOW, moments: [moment(59)], spans }, null);
        const rows = Map.groupBy(bars, ({ row }) => row);
        expect(rows.size).toBeLessThanOrEqual(6);
        for (const row of rows.values())
          for (const [index, bar] of row.entries())
            if (index > 0) expect(bar.from).toBeGreaterThanOrEqual(row[index - 1]!.to);
      }),
    );
  });

  test('steps reach every stop and no other, there and back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 20 }), (days) => {
        const { stops } = buildTimeline(
          { now: NOW, moments: days.map((day) => moment(day)), spans: [] },
          null,
        );
        const walk = (from: string | null, step: 1 | -1) => {
          const seen: string[] = [];
          for (let at = from, stop = stepFrom(stops, at, step); stop; stop = stepFrom(stops, at, step)) {
            at = stop.at;
            seen.push(at);
          }
          return seen;
        };
        const all = stops.map(({ at }) => at);
        expect(walk(null, 1)).toEqual(all.slice(1));
        expect(walk(all.at(-1) ?? null, -1)).toEqual(all.slice(0, -1).reverse());
      }),
    );
  });

  test('days are written where they do not cover each other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 59 }), { minLength: 1, maxLength: 40 }),
        (days) => {
          const { stops } = buildTimeline(
            { now: NOW, moments: days.map((day) => moment(day)), spans: [] },
            null,
          );
          const shown = labelledStops(stops).map(({ percent }) => percent);
          expect(shown.at(-1)).toBe(stops.at(-1)?.percent);
          for (const [index, percent] of shown.entries())
            if (index > 0) expect(percent - shown[index - 1]!).toBeGreaterThanOrEqual(7);
        },
      ),
    );
  });

  test('a click leads to the nearest stop', () => {
    const { stops } = buildTimeline({ now: NOW, moments: [moment(5), moment(10)], spans: [] }, null);
    expect(nearestStop(stops, 10)?.at).toBe(NOW);
    expect(nearestStop(stops, 60)?.at).toBe(inDays(5));
    expect(nearestStop(stops, 99)?.at).toBe(inDays(10));
  });
});
