import { colourDifference } from './colour-difference.ts';
import type { Lab } from './lab.ts';

/** The most similar candidates, nearest first; candidates above the maximum difference are left out. */
export function nearestShades<Shade extends { lab: Lab }>(
  shade: Lab,
  candidates: readonly Shade[],
  { maxDifference, limit }: { maxDifference: number; limit: number },
): { shade: Shade; difference: number }[] {
  return candidates
    .map((candidate) => ({ shade: candidate, difference: colourDifference(shade, candidate.lab) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, limit);
}
