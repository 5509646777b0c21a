export { CARD_TYPES, type CardType, cardFor, nextCard } from './card-tier.ts';
export { lastMoment } from './last-day.ts';
export { giveBackToLots, type Lot, type LotShare, takeFromLots } from './lots.ts';
