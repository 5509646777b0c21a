export { CARD_TYPES, type CardType, cardFor, nextCard } from './card-tier.ts';
export { giveBackToLots, type Lot, type LotShare, takeFromLots } from './lots.ts';
export { lastMoment } from './points-expiry.ts';
