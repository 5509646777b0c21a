export { needsPointsApproval } from './adjustment.ts';
export {
  alignLevels,
  type BenefitText,
  type CardLevels,
  DEFAULT_LEVELS,
  findLevelsProblem,
  freeFromOf,
  freightRowNames,
  freightTableOf,
  levelsAt,
  listLevelCosts,
  type TimedLevels,
} from './card-levels.ts';
export { CARD_TYPES, type CardType, cardFor, nextCard } from './card-tier.ts';
export {
  type LotShare,
  type PointsLot,
  returnToLots,
  takeFromLots,
} from './lots.ts';
export { pointsExpireAt } from './points-expiry.ts';
