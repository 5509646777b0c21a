import { type Fen, fen } from '../shared/index.ts';

/** How the unit price has changed since a line was added; null when it has not. */
export function priceChange(whenAdded: Fen, now: Fen): { direction: 'drop' | 'rise'; amount: Fen } | null {
  if (whenAdded === now) return null;
  return { direction: now < whenAdded ? 'drop' : 'rise', amount: fen(Math.abs(now - whenAdded)) };
}
