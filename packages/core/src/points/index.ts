export { CARD_TYPES, type CardType, cardFor, nextCard } from './card-tier.ts';
export {
  type LotShare,
  type PointsLot as Lot,
  returnToLots as giveBackToLots,
  takeFromLots,
} from './lots.ts';
export { pointsExpireAt as lastMoment } from './points-expiry.ts';
