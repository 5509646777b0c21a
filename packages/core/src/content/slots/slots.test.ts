import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOverlaps,
  joinParts,
  makeRoom,
  type PlannedLine,
  partProblems,
  SLOT_RULES,
  shownAt,
  slotRule,
  splitParts,
} from '../index.ts';

const hero = slotRule('home_hero', 'image');

describe('the fields of a text', () => {
  it('are separated by slashes where a slot has several', () => {
    expect(splitParts('一抹胭脂/足以过冬', hero.content)).toEqual(['一抹胭脂', '足以过冬']);
    expect(splitParts('a/b', [{ label: '词', max: 9 }])).toEqual(['a/b']);
    expect(joinParts(['初雪', '唇上/脸上'])).toBe('初雪/唇上／脸上');
    expect(joinParts(['初雪', ''])).toBe('初雪');
  });
  it('come back as they were written', () => {
    const field = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('/', ''));
    fc.assert(
      fc.property(fc.array(field, { minLength: 4, maxLength: 4 }), (fields) => {
        expect(splitParts(joinParts(fields), hero.note)).toEqual(fields);
      }),
    );
  });
  it('are measured in characters, each by its own limit', () => {
    expect(partProblems('一抹胭脂/足以过冬', hero.content)).toEqual([]);
    expect(partProblems('一抹胭脂雪落/足以过冬', hero.content)).toEqual(['竖排第一行 6 字，上限 5 字']);
    expect(partProblems('a/b/看/no-such', hero.note)).toEqual(['底色没有这一种']);
    expect(partProblems(null, hero.mark)).toEqual([]);
  });
});

it('names every slot once', () =>
  expect(new Set(SLOT_RULES.map(({ label }) => label)).size).toBe(SLOT_RULES.length));

const time = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
const line = (index: number) =>
  fc
    .record({ position: fc.integer({ min: 1, max: 2 }), startsAt: time, endsAt: time, isLive: fc.boolean() })
    .filter(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt)
    .map((each): PlannedLine => ({ ...each, key: String(index) }));
/** Lines as the database allows them. */
const slot = fc.tuple(line(0), line(1), line(2), line(3), line(4)).map((lines) => {
  const fitting: PlannedLine[] = [];
  for (const each of lines) if (findOverlaps([...fitting, each]).length === 0) fitting.push(each);
  return fitting;
});

describe('plans of a position', () => {
  it('overlap when both are shown at one moment', () => {
    const at = (key: string, startsAt: number | null, endsAt: number | null, isLive = true) => ({
      key,
      position: 1,
      startsAt,
      endsAt,
      isLive,
    });
    expect(findOverlaps([at('a', null, 5), at('b', 5, null)])).toEqual([]);
    expect(findOverlaps([at('a', null, 6), at('b', 5, null)])).toEqual([['a', 'b']]);
    expect(findOverlaps([at('a', null, null), at('b', 5, 6, false)])).toEqual([]);
    expect(findOverlaps([at('a', null, null), { ...at('b', 5, 6), position: 2 }])).toEqual([]);
  });

  it('make room for another one: before and after it, everything is as it was', () => {
    fc.assert(
      fc.property(slot, line(9), (lines, given) => {
        const plan = { ...given, isLive: true };
        const { moved, resumed, hidden } = makeRoom(lines, plan);
        const after = [
          ...lines.map((each) => ({
            ...each,
            ...moved.find(({ key }) => key === each.key),
            isLive: each.isLive && !hidden.includes(each.key),
          })),
          ...resumed.map((copy) => ({
            ...lines.find(({ key }) => key === copy.key)!,
            ...copy,
          })),
          plan,
        ];
        expect(findOverlaps(after)).toEqual([]);
        for (let at = -1; at <= 21; at += 0.5) {
          const isPlanned = (plan.startsAt ?? -9) <= at && at < (plan.endsAt ?? 99);
          const keys = (shown: readonly PlannedLine[], position: number) =>
            shownAt(shown, at)
              .filter((each) => each.position === position)
              .map(({ key }) => key);
          for (const position of [1, 2])
            expect(keys(after, position)).toEqual(
              isPlanned && position === plan.position ? [plan.key] : keys(lines, position),
            );
        }
      }),
    );
  });
});
