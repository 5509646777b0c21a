import { type Fen, fen, STORE } from '../shared/index.ts';

export type CardType = keyof typeof STORE.cards;
export const CARD_TYPES = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const satisfies readonly CardType[];

const { BLACK, GOLD } = STORE.cardTiers;

/** The card that what was paid in the last months (less returns) and the first paid order have earned. */
export function cardFor({ spent, hasPaid }: { spent: Fen; hasPaid: boolean }): CardType {
  if (spent >= GOLD) return 'GOLD';
  if (spent >= BLACK) return 'BLACK';
  return hasPaid ? 'WHITE' : 'PINK';
}

/** The next card and what is missing for it; null at the top. WHITE takes one paid order, so any amount will do. */
export function nextCard(card: CardType, spent: Fen): { card: CardType; gap: Fen } | null {
  if (card === 'GOLD') return null;
  if (card === 'PINK') return { card: 'WHITE', gap: fen(1) };
  const next = card === 'WHITE' ? 'BLACK' : 'GOLD';
  return { card: next, gap: fen(Math.max(0, STORE.cardTiers[next] - spent)) };
}
