import { type CountConclusion, concludeLotCounts } from '@huarong/core/inventory';
import type { LineCounts } from './stocktakes.queries.ts';

export type TakeTab = 'differences' | 'open' | 'uncounted' | 'all';

/** A line with what its counts say. */
export interface ConcludedLine extends LineCounts {
  conclusion: CountConclusion;
  /** What the books are corrected by; null while two counts do not agree. */
  difference: number | null;
  /** What lots are corrected by, of a line with a difference. */
  lots: { lotId: number; lotNo: string; delta: number }[];
}

export const concludeLine = (line: LineCounts): ConcludedLine => {
  const conclusion = concludeLotCounts(line.counts.map(countOfLots));
  const difference =
    conclusion.state === 'agreed' ? conclusion.difference : conclusion.state === 'matches' ? 0 : null;
  const lots = (difference === null ? [] : (line.counts.at(-1)?.lots ?? [])).flatMap(
    ({ lotId, lotNo, counted, expected }) =>
      counted === expected ? [] : [{ lotId, lotNo, delta: counted - expected }],
  );
  return { ...line, conclusion, difference, lots };
};

/** A count as its differences from the books. */
export const countOfLots = ({
  counted,
  expected,
  lots,
}: Omit<LineCounts['counts'][number], 'by' | 'at'>) => ({
  difference: counted - expected,
  lots: new Map(lots.map((lot) => [lot.lotId, lot.counted - lot.expected])),
});

const isOpen = ({ conclusion: { state } }: ConcludedLine) => state === 'second' || state === 'again';

const IN_TAB: Record<TakeTab, (line: ConcludedLine) => boolean> = {
  all: () => true,
  uncounted: ({ conclusion }) => conclusion.state === 'uncounted',
  open: isOpen,
  differences: (line) => isOpen(line) || (line.difference ?? 0) !== 0 || line.lots.length > 0,
};
export const linesOf = (lines: readonly ConcludedLine[], tab: TakeTab): ConcludedLine[] =>
  lines.filter(IN_TAB[tab]);

export const costOf = ({ difference, cost_fen }: ConcludedLine): number | null =>
  difference === null || cost_fen === null ? null : difference * cost_fen;

/** The figures above the list. */
export function summarise(lines: readonly ConcludedLine[]) {
  const count = (state: CountConclusion['state']) =>
    lines.filter(({ conclusion }) => conclusion.state === state).length;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const differences = lines.map(({ difference }) => difference ?? 0);
  return {
    counts: {
      all: lines.length,
      differences: linesOf(lines, 'differences').length,
      open: linesOf(lines, 'open').length,
      uncounted: count('uncounted'),
      matches: count('matches'),
      agreed: count('agreed'),
      second: count('second'),
      again: count('again'),
    },
    missing: -sum(differences.filter((difference) => difference < 0)),
    surplus: sum(differences.filter((difference) => difference > 0)),
    differenceFen: sum(lines.map((line) => costOf(line) ?? 0)),
  };
}
