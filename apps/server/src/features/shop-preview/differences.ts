import { isDeepStrictEqual } from 'node:util';
import type { Span } from './spans.queries.ts';

export interface SpanChange {
  span: Span;
  change: 'begins' | 'ends' | 'changes';
}

const keyOf = ({ kind, id, from }: Span): string =>
  // The deposits and the balances of a presale are two.
  kind === 'presale' ? `${kind} ${id} ${from?.getTime()}` : `${kind} ${id}`;

const isActive = ({ from, to }: Pick<Span, 'from' | 'to'>, at: Date): boolean =>
  (from === null || from <= at) && (to === null || to > at);

/**
 * What shoppers see at one moment and not at the other, of what lasts for a time: the spans as they are now, and as plans will
 * have them then.
 */
export function listSpanChanges(
  before: { spans: readonly Span[]; at: Date },
  after: { spans: readonly Span[]; at: Date },
): SpanChange[] {
  const activeAt = ({ spans, at }: typeof before) =>
    new Map(spans.filter((span) => isActive(span, at)).map((span) => [keyOf(span), span]));
  const [was, becomes] = [activeAt(before), activeAt(after)];
  return [
    ...[...becomes].flatMap(([key, span]): SpanChange[] => {
      const old = was.get(key);
      if (!old) return [{ span, change: 'begins' }];
      return isDeepStrictEqual(old.title, span.title) ? [] : [{ span, change: 'changes' }];
    }),
    ...[...was].flatMap(([key, span]): SpanChange[] => (becomes.has(key) ? [] : [{ span, change: 'ends' }])),
  ];
}
