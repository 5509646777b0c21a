import type { UnavailableReason } from './unavailable-reason.ts';

/** The part of the cart that shows a line. A presale is ordered alone, so it has its own section. */
export type CartSection = 'ordinary' | 'presale' | 'unavailable';

export function cartSectionOf(line: { reason: UnavailableReason | null; isPresale: boolean }): CartSection {
  if (line.reason !== null) return 'unavailable';
  return line.isPresale ? 'presale' : 'ordinary';
}
