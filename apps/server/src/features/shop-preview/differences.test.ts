import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSpanChanges } from './differences.ts';
import type { Span } from './spans.queries.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, count));
const span = (id: string, from: number | null, to: number | null, title = id): Span => ({
  ...{ kind: 'promotion', id, title, slot: null },
  ...{ from: from === null ? null : day(from), to: to === null ? null : day(to) },
});
const changes = (before: Span[], after: Span[]) =>
  listSpanChanges({ spans: before, at: day(1) }, { spans: after, at: day(10) }).map(
    ({ span: { id }, change }) => `${id} ${change}`,
  );

describe('what differs between two moments', () => {
  test('is what has begun, ended or another title, not what came and went in between', () => {
    const all = [
      span('begins', 5, 20),
      span('ends', null, 5),
      span('stays', null, null),
      span('between', 3, 7),
    ];
    expect(changes(all, all)).toEqual(['begins begins', 'ends ends']);
    expect(changes([span('a', null, null)], [span('a', null, null, '新标题')])).toEqual(['a changes']);
    expect(changes([span('gone', null, null)], [])).toEqual(['gone ends']);
    expect(changes([], [span('planned', null, null)])).toEqual(['planned begins']);
  });

  test('is the other way round when the moments change places', () => {
    const time = fc.option(fc.integer({ min: 1, max: 20 }));
    const spans = fc
      .uniqueArray(fc.record({ id: fc.nat(9), from: time, to: time }), { selector: ({ id }) => id })
      .map((all) => all.map(({ id, from, to }) => span(String(id), from, to)));
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const there = listSpanChanges({ spans: one, at: day(4) }, { spans: other, at: day(9) });
        const back = listSpanChanges({ spans: other, at: day(9) }, { spans: one, at: day(4) });
        const namesOf = (list: typeof there, change: string) =>
          list
            .filter((each) => each.change === change)
            .map((each) => each.span.id)
            .sort();
        expect(namesOf(there, 'begins')).toEqual(namesOf(back, 'ends'));
        expect(namesOf(there, 'ends')).toEqual(namesOf(back, 'begins'));
      }),
    );
  });
});
