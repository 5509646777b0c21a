import { type Fen, fen, STORE } from '../shared/index.ts';

export type CardType = keyof typeof STORE.cards;
export const CARD_TYPES = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const satisfies readonly CardType[];

/** What has to be spent for a card. */
type CardThresholds = { readonly BLACK: Fen; readonly GOLD: Fen };

/** The card earned by the amount paid in the last months (less returns) and by the first paid order. */
export function cardFor(
  { spent, hasPaid }: { spent: Fen; hasPaid: boolean },
  { BLACK, GOLD }: CardThresholds = STORE.cardTiers,
): CardType {
  if (spent >= GOLD) return 'GOLD';
  if (spent >= BLACK) return 'BLACK';
  return hasPaid ? 'WHITE' : 'PINK';
}

/** The next card and the missing amount; null at the top. WHITE needs one paid order of any amount. */
export function nextCard(
  card: CardType,
  spent: Fen,
  thresholds: CardThresholds = STORE.cardTiers,
): { card: CardType; gap: Fen } | null {
  if (card === 'GOLD') return null;
  if (card === 'PINK') return { card: 'WHITE', gap: fen(1) };
  const next = card === 'WHITE' ? 'BLACK' : 'GOLD';
  return { card: next, gap: fen(Math.max(0, thresholds[next] - spent)) };
}
